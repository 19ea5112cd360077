import type { readSitemap } from '@cairn/contract/content/content-calls'
import { languageTag } from '@cairn/contract/sites/formatting'
import { isLocale, locales } from '@cairn/contract/sites/sites'
import type { AnswerOf } from '@cairn/contract/wire/call'
import { imageUrl } from '@cairn/contract/wire/image-url'
import type { PageContext } from '../platform/page/page-context.ts'
import { personalPages } from '../platform/page/shared-page.ts'

/** Serves robots.txt and the sitemaps. Returns undefined for every other URL. */
export async function crawlerFile(
  { url, method }: Request,
  { commerce }: Pick<PageContext, 'commerce'>,
): Promise<Response | undefined> {
  const { origin, pathname } = new URL(url)
  if (isCrawlerFile.test(pathname) && method === 'POST') {
    return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } })
  }
  if (pathname === '/robots.txt') return fileResponse(robotsText(origin), 'text/plain')
  if (pathname === '/sitemap.xml') {
    const sitemapUrls = locales.map((locale) => `${origin}/${locale}/sitemap.xml`)
    return fileResponse(sitemapIndex(sitemapUrls), 'application/xml')
  }
  const locale = /^\/([^/]+)\/sitemap\.xml$/.exec(pathname)?.[1] ?? ''
  if (!isLocale(locale)) return undefined
  const result = await commerce.readSitemap({})
  if (!result.ok) return new Response(null, { status: 503, headers: { 'retry-after': '60' } })
  return fileResponse(sitemap(result.value.pages, origin), 'application/xml')
}

const isCrawlerFile = /^\/robots\.txt$|^(?:\/[^/]+)?\/sitemap\.xml$/

const cacheSeconds = 3600

const fileResponse = (text: string, type: 'text/plain' | 'application/xml') =>
  new Response(text, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': `public, max-age=${cacheSeconds}`,
    },
  })

/** Excludes pages with personal data, links to other locales, and the sorted and filtered variants of lists. */
const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    ...personalPages.map((page) => `Disallow: /*/${page}`),
    'Disallow: /*/location-selector/',
    ...['filter', 'sort', 'minPrice', 'maxPrice'].map((name) => `Disallow: /*?*${name}=`),
    'Disallow: /api/',
    'Disallow: /fapi/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')

type SitemapPage = AnswerOf<typeof readSitemap>['pages'][number]

const namespaces = {
  'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
  'xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
}

const sitemap = (pages: readonly SitemapPage[], origin: string): string =>
  xmlOf('urlset', pages.map((page) => sitemapEntry(page, origin)).join('\n'), namespaces)

function sitemapEntry({ url, changedAt, images, alternates }: SitemapPage, origin: string): string {
  const alternate = (language: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(`${origin}${path}`)}"/>`
  const [first] = alternates
  return [
    `<url>${element('loc', `${origin}${url}`)}`,
    ...(changedAt === undefined ? [] : [element('lastmod', changedAt)]),
    ...alternates.map((other) => alternate(languageTag(other.locale), other.url)),
    ...(first ? [alternate('x-default', first.url)] : []),
    ...images.map((path) => {
      const image = `${origin}${imageUrl(path, { width: 1200 })}`
      return `<image:image>${element('image:loc', image)}</image:image>`
    }),
    '</url>',
  ].join('')
}

const sitemapIndex = (urls: readonly string[]): string =>
  xmlOf('sitemapindex', urls.map((url) => `<sitemap>${element('loc', url)}</sitemap>`).join('\n'))

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`

function xmlOf(name: string, elements: string, attributes: Record<string, string> = {}): string {
  const declarations = { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9', ...attributes }
  const attributeText = Object.entries(declarations).map(([key, value]) => ` ${key}="${value}"`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<${name}${attributeText.join('')}>
${elements}
</${name}>
`
}

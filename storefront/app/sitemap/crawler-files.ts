import { isLocale, locales } from '@cairn/contract/sites/sites'
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
  return fileResponse(
    sitemap(result.value.urls.map((path) => `${origin}${path}`)),
    'application/xml',
  )
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

/** The limit of the sitemap protocol. */
const maxUrls = 50_000

const sitemap = (urls: readonly string[]): string =>
  xmlOf('urlset', elementsOf('url', urls.slice(0, maxUrls)))

const sitemapIndex = (urls: readonly string[]): string =>
  xmlOf('sitemapindex', elementsOf('sitemap', urls))

const elementsOf = (name: string, urls: readonly string[]): string =>
  urls.map((url) => `<${name}><loc>${url.replaceAll('&', '&amp;')}</loc></${name}>`).join('\n')

const xmlOf = (name: string, elements: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<${name} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${elements}
</${name}>
`

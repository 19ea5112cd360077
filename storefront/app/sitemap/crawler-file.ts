import { isLocale, locales } from '@cairn/contract/sites'
import type { Page } from '../platform/page-context.ts'
import { personalPages } from '../platform/shared-page.ts'
import { robotsText } from './robots.ts'
import { mapOfMaps, siteMap } from './sitemap.ts'

const hour = 3600

/** What search engines ask for beside the pages; nothing where they ask for a page. */
export async function crawlerFile(
  { url }: Request,
  { commerce }: Pick<Page, 'commerce'>,
): Promise<Response | undefined> {
  const { origin, pathname } = new URL(url)
  if (pathname === '/robots.txt') return fileOf(robotsText(origin, personalPages), 'text/plain')
  if (pathname === '/sitemap.xml') {
    // Every site has a map of its own, and a site with two languages one for each.
    const maps = locales.map((locale) => `${origin}/${locale}/sitemap.xml`)
    return fileOf(mapOfMaps(maps), 'application/xml')
  }
  const locale = /^\/([^/]+)\/sitemap\.xml$/.exec(pathname)?.[1] ?? ''
  if (!isLocale(locale)) return undefined
  const read = await commerce.readSitemap({})
  if (!read.ok) return new Response(null, { status: 503, headers: { 'retry-after': '60' } })
  return fileOf(siteMap(read.value.urls.map((each) => `${origin}${each}`)), 'application/xml')
}

const fileOf = (text: string, type: 'text/plain' | 'application/xml') =>
  new Response(text, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': `public, max-age=${hour}`,
    },
  })

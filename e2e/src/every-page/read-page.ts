import { shopOrigin } from '../shop/running-shop.ts'

export type CrawledPage = {
  path: string
  status: number
  /** Where the answer redirects to. */
  location: string | undefined
  html: string
}

let requestCount = 0

/** Each request has a client IP of its own, because a crawl is more than the rate limits allow one client. */
function nextClientIp(): string {
  requestCount += 1
  return `10.77.${Math.floor(requestCount / 250) % 250}.${requestCount % 250}`
}

export async function readPage(path: string): Promise<CrawledPage> {
  const request = () =>
    fetch(`${shopOrigin()}${path}`, {
      redirect: 'manual',
      headers: { 'x-forwarded-for': nextClientIp() },
    })
  // The server may close a connection just when it is used again.
  const answer = await request().catch(request)
  return {
    path,
    status: answer.status,
    location: answer.headers.get('location')?.replace(shopOrigin(), ''),
    html: await answer.text(),
  }
}

const concurrency = 4

export async function readPages(paths: Iterable<string>): Promise<CrawledPage[]> {
  const queue = [...new Set(paths)]
  const pages: CrawledPage[] = []
  const readQueued = async () => {
    for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
      pages.push(await readPage(path))
    }
  }
  await Promise.all(Array.from({ length: concurrency }, readQueued))
  return pages
}

const matches = (text: string, pattern: RegExp): string[] =>
  Array.from(text.matchAll(pattern), ([, value = '']) =>
    value.replaceAll('&amp;', '&').replace(shopOrigin(), ''),
  )

export const urlsOfSitemap = ({ html }: CrawledPage): string[] => matches(html, /<loc>([^<]*)</g)

export const titlesOf = ({ html }: CrawledPage): string[] =>
  matches(html, /<title>([^<]*)<\/title>/g)

export const descriptionsOf = ({ html }: CrawledPage): string[] =>
  matches(html, /<meta name="description" content="([^"]*)"/g)

export const alternatesOf = ({ html }: CrawledPage): string[] =>
  matches(html, /<link rel="alternate" hreflang="(?!x-default)[^"]*" href="([^"]*)"/g)

const canonicalsOf = ({ html }: CrawledPage): string[] =>
  matches(html, /<link rel="canonical" href="([^"]*)"/g)

/** Whether search engines list this URL. */
export const isIndexable = (page: CrawledPage): boolean =>
  page.status === 200 &&
  !page.html.includes('<meta name="robots" content="noindex"') &&
  canonicalsOf(page).join() === page.path

/** The URLs within the shop that the page links to, without those for other programs than browsers. */
export const linksOf = ({ html }: CrawledPage): string[] =>
  matches(html, /<a [^>]*?href="([^"#]+)(?:#[^"]*)?"/g).filter((url) => /^\/(?!\/)/.test(url))

/** What a validator of HTML finds in pages most often. */
export function invalidMarkupOf({ path, html }: CrawledPage): string[] {
  const headings = html.match(/<h1[\s>]/g)?.length ?? 0
  const links = html.match(/<link(?![^>]* rel=)[^>]*>/g) ?? []
  const lists = html.match(/<output[^>]*>(?:(?!<\/output>)[^])*<[uo]l[\s>]/g) ?? []
  const searches = (html.match(/<form[^]*?<\/form>/g) ?? []).filter(
    (form) => form.includes('type="search"') && !/<button(?![^>]*type="button")/.test(form),
  )
  const ids = new Set(matches(html, / id="([^"]+)"/g))
  const missingIds = matches(html, / aria-(?:labelledby|describedby|controls)="([^"]+)"/g)
    .flatMap((names) => names.split(' '))
    .filter((id) => !ids.has(id))
  return [
    ...missingIds.map((id) => `an element names the id ${id}, which is not there`),
    ...(headings === 1 ? [] : [`${headings} h1`]),
    ...links.slice(0, 1),
    ...(lists.length > 0 ? ['a list in an output'] : []),
    ...(searches.length > 0 ? ['a search without a button that starts it'] : []),
  ].map((problem) => `${path}: ${problem}`)
}

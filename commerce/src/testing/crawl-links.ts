type LinkCrawl = {
  /** The path of the first page. Only links to pages below it are followed. */
  start: string
  open: (path: string) => Promise<Response>
  isSkipped: (path: string) => boolean
}

const concurrency = 4

/** The paths of the links of a page, without fragments. */
const linksIn = (html: string): string[] =>
  [...html.matchAll(/<a\b[^>]*\shref="(\/[^"#]*)/g)].map(([, url = '']) =>
    url.replaceAll('&amp;', '&'),
  )

/** The pages of an account redirect to the sign-in, that of the members to the enrolment. */
export const asksToSignIn = (location: string) =>
  /^\/[a-z-]+\/(?:sign-in|account\/enrollment\/lookup)\?/.test(location)

export const isCataloguePage = (path: string) => /\/(c|p|search)[/?]/.test(path)

/** Follows all links from a page, except those of listings, product pages and searches. */
export async function crawlLinks({ start, open, isSkipped }: LinkCrawl) {
  const visited = new Set([start])
  const brokenLinks: string[] = []
  const queue = [start]
  async function followLinks() {
    for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
      if (isSkipped(path)) continue
      const answer = await open(path)
      const html = await answer.text()
      const isExpected =
        answer.status === 200 ||
        (answer.status === 302 && asksToSignIn(answer.headers.get('location') ?? ''))
      if (!isExpected) brokenLinks.push(`${answer.status} ${path}`)
      if (isCataloguePage(path)) continue
      const linkedPaths = linksIn(html).filter((url) => url.startsWith(`${start}/`))
      for (const url of linkedPaths) {
        if (!visited.has(url)) queue.push(url)
        visited.add(url)
      }
    }
  }
  await followLinks()
  await Promise.all(Array.from({ length: concurrency }, followLinks))
  return { paths: visited, brokenLinks }
}

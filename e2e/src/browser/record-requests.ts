import type { Page, Request } from 'playwright-core'

/** Records the requests of a page, from now on, whose path matches. */
export function recordRequests(page: Page, path: RegExp): Request[] {
  const requests: Request[] = []
  page.on('request', (request) => {
    if (path.test(new URL(request.url()).pathname)) requests.push(request)
  })
  return requests
}

import type { Page, Request } from 'playwright-core'

/** The requests of these addresses that a page makes from now on. */
export function recordRequests(page: Page, address: RegExp): Request[] {
  const requests: Request[] = []
  page.on('request', (request) => {
    if (address.test(new URL(request.url()).pathname)) requests.push(request)
  })
  return requests
}

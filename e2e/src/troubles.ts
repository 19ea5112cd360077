import type { Page } from 'playwright-core'

/** What the page itself gave up, as it does when it has read all that it needs. */
const givenUp = 'net::ERR_ABORTED'

/** Everything on a page that nobody should have to see: words of the console, refusals, failures. */
export function listenForTroubles(page: Page, troubles: string[]) {
  page.on('console', (message) => {
    const isTrouble = ['error', 'warning'].includes(message.type())
    if (isTrouble) troubles.push(`console: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => troubles.push(`thrown: ${error.message}`))
  page.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`answered ${response.status()}: ${response.url()}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    if (reason !== givenUp) troubles.push(`failed: ${request.url()} ${reason}`)
  })
}

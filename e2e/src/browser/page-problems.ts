import type { Page } from 'playwright-core'

/** The page cancels a request itself, for example when it has read all that it needs. */
const cancelledByPage = 'net::ERR_ABORTED'

/** Records console messages, exceptions, error responses and failed requests of a page. */
export function recordPageProblems(page: Page, problems: string[]) {
  page.on('console', (message) => {
    const isProblem = ['error', 'warning'].includes(message.type())
    if (isProblem) problems.push(`console: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => problems.push(`thrown: ${error.message}`))
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`answered ${response.status()}: ${response.url()}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    if (reason !== cancelledByPage) problems.push(`failed: ${request.url()} ${reason}`)
  })
}

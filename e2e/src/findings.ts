import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

const options = JSON.stringify({ rules: { 'target-size': { enabled: true } } })

/** What axe finds; asked from outside the page, so that its policy stays as strict as it is. */
export async function findings(page: Page): Promise<string[]> {
  const { violations } = await page.evaluate<AxeResults>(`${axe.source}; axe.run(${options})`)
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

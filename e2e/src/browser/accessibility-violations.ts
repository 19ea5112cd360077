import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

const options = JSON.stringify({ rules: { 'target-size': { enabled: true } } })

/** Runs axe from outside the page, so that the page keeps its content security policy. */
export async function accessibilityViolations(page: Page): Promise<string[]> {
  const { violations } = await page.evaluate<AxeResults>(`${axe.source}; axe.run(${options})`)
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

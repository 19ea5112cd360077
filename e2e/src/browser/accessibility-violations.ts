import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import { waitForAnimations } from './wait-for-animations.ts'

const options = JSON.stringify({
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
  // The windows of the payment provider have tests of their own.
  iframes: false,
})

/** Runs axe from outside the page, so that the page keeps its content security policy, and after its animations. */
export async function accessibilityViolations(page: Page): Promise<string[]> {
  await waitForAnimations(page)
  const isLoaded = await page.evaluate<boolean>('"axe" in window')
  if (!isLoaded) await page.evaluate(axe.source)
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${options})`)
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

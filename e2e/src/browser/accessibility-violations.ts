import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import { waitForAnimations } from './wait-for-animations.ts'

const options = JSON.stringify({
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
  // The windows of the payment provider have tests of their own.
  iframes: false,
})

/**
 * Runs axe from outside the page, so that the page keeps its content security policy, and after its animations. A bar at
 * the edge of the window can cover a part of a target, so that a small target counts only if it is small in two scroll positions.
 */
export async function accessibilityViolations(page: Page): Promise<string[]> {
  await waitForAnimations(page)
  const isLoaded = await page.evaluate<boolean>('"axe" in window')
  if (!isLoaded) await page.evaluate(axe.source)
  const violations = await runAxe(page)
  if (!violations.some((violation) => violation.startsWith('target-size'))) return violations
  await page.evaluate('scrollTo({ top: scrollY < 60 ? 60 : scrollY - 60, behavior: "instant" })')
  const violationsElsewhere = await runAxe(page)
  return violations.filter((violation) => violationsElsewhere.includes(violation))
}

async function runAxe(page: Page): Promise<string[]> {
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${options})`)
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

import type { Page } from 'playwright-core'
import { shortOrLong } from '@cairn/commerce/testing/short-or-long'
import { accessibilityViolations } from './accessibility-violations.ts'
import { widths } from './window-sizes.ts'

/**
 * What axe finds at the width of the window, and where the page is wider than the window at any width.
 * `npm run test:long` runs axe at every width.
 */
export async function layoutProblems(page: Page): Promise<string[]> {
  const openedAt = page.viewportSize()
  const problems: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (excess > 0) problems.push(`${excess} px too wide at ${width} px`)
    if (!shortOrLong(width === openedAt?.width, true)) continue
    const violations = await accessibilityViolations(page)
    problems.push(...violations.map((violation) => `${violation} at ${width} px`))
  }
  if (openedAt) await page.setViewportSize(openedAt)
  return problems
}

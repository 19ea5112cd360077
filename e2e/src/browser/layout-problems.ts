import { shortOrLong } from '@cairn/commerce/testing/short-or-long'
import type { Page } from 'playwright-core'
import { accessibilityViolations } from './accessibility-violations.ts'
import { widths } from './window-sizes.ts'

/**
 * What axe finds at the width of the window, and where the page is wider than the window at any width.
 * `npm run test:long` runs axe at every width.
 */
export async function layoutProblems(page: Page): Promise<string[]> {
  const openWidth = page.viewportSize()
  const problems: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (overflow > 0) problems.push(`${overflow} px too wide at ${width} px`)
    if (!shortOrLong(width === openWidth?.width, true)) continue
    const violations = await accessibilityViolations(page)
    problems.push(...violations.map((violation) => `${violation} at ${width} px`))
  }
  if (openWidth) await page.setViewportSize(openWidth)
  return problems
}

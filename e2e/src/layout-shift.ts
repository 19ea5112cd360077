import type { Page } from 'playwright-core'

/** How much of a page has moved by itself since it was opened, as Chromium counts it. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let moved = 0
        new PerformanceObserver((list) => {
          for (const shift of list.getEntries()) {
            const isOurs = !('hadRecentInput' in shift && shift.hadRecentInput)
            if (isOurs && 'value' in shift) moved += Number(shift.value)
          }
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => setTimeout(() => resolve(moved), 50))
      }),
  )

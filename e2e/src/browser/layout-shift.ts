import type { Page } from 'playwright-core'

/** The cumulative layout shift of a page since it was opened, without shifts after input. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let total = 0
        new PerformanceObserver((list) => {
          for (const shift of list.getEntries()) {
            const isUnexpected = !('hadRecentInput' in shift && shift.hadRecentInput)
            if (isUnexpected && 'value' in shift) total += Number(shift.value)
          }
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => setTimeout(() => resolve(total), 50))
      }),
  )

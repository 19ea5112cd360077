import type { Page } from 'playwright-core'

/** Waits until every animation of the page has finished, except those that repeat without end. */
export async function waitForAnimations(page: Page) {
  await page.waitForFunction(
    () =>
      document
        .getAnimations()
        .every(
          ({ playState, effect }) =>
            playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
        ),
    undefined,
    { polling: 50 },
  )
}

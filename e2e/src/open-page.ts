import type { Page } from 'playwright-core'

/** Opens a page and waits until React has taken over; clicks before that go the way without scripts. */
export async function openPage(page: Page, path: string) {
  await page.goto(path)
  await page.waitForFunction(() =>
    Object.keys(document.body).some((key) => key.startsWith('__react')),
  )
}

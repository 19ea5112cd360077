import type { Page } from 'playwright-core'

/**
 * Opens a page and waits until React has taken all of it over, but the panels of the menu, which it leaves
 * as they are; clicks before that go the way without scripts.
 */
export async function openPage(page: Page, path: string) {
  await page.goto(path)
  await page.waitForFunction(() =>
    [
      document.body,
      ...document.querySelectorAll('body :is(a, button, form, summary):not(.menu-panel *)'),
    ].every((element) => Object.keys(element).some((key) => key.startsWith('__react'))),
  )
}

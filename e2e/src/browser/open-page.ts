import type { Page } from 'playwright-core'

/**
 * Opens a page and waits until React has hydrated it, except the panels of the menu and content that works without
 * scripts, which React leaves as they are. A click before that is handled as without scripts.
 */
export async function openPage(page: Page, path: string) {
  await page.goto(path)
  await waitForHydration(page)
}

/** Reloads a page and waits as openPage does. */
export async function reloadPage(page: Page) {
  await page.reload()
  await waitForHydration(page)
}

export async function waitForHydration(page: Page) {
  await page.waitForFunction(
    () =>
      [
        document.body,
        ...document.querySelectorAll(
          'body :is(a, button, form, summary):not(.menu-panel *, #page-slot[data-static] *)',
        ),
      ].every((element) => Object.keys(element).some((key) => key.startsWith('__react'))),
    undefined,
    { polling: 50 },
  )
}

import type { Page } from 'playwright-core'

/**
 * Opens a page as a visitor who moves the pointer, and waits until React has hydrated it, except the panels of the menu
 * and content that works without scripts, which React leaves as they are. A click before that is handled as without
 * scripts.
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
    () => {
      // Much of a page is hydrated only when somebody uses it.
      dispatchEvent(new Event('pointermove'))
      return [
        document.body,
        ...document.querySelectorAll(
          'body :is(a, button, form, summary):not(.menu-panel *, #page-slot[data-static] *)',
        ),
      ].every((element) => Object.keys(element).some((key) => key.startsWith('__react')))
    },
    undefined,
    { polling: 50 },
  )
}

/** Waits until React has hydrated what it hydrates for a visitor who does nothing. */
export async function waitForFirstHydration(page: Page) {
  await page.waitForFunction(() =>
    Object.keys(document.body).some((key) => key.startsWith('__react')),
  )
}

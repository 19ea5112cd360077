import type { Locator, Page } from 'playwright-core'

const maxTabStops = 80

export const isFocused = (locator: Locator) =>
  locator.evaluate((element) => element.ownerDocument.hasFocus() && element.matches(':focus'))

/** The name of the focused field, or the focused element, so that a failure shows where the focus is. */
export const focusedField = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    return focused?.getAttribute('name') ?? focused?.outerHTML.slice(0, 200)
  })

/** Presses Tab until this has the focus, also through the frames of the provider. */
async function tabTo(page: Page, target: Locator) {
  await target.waitFor()
  for (let stop = 0; stop < maxTabStops; stop++) {
    if (await isFocused(target)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reaches ${target}`)
}

export async function tabToAndPress(page: Page, target: Locator) {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/** In a list, typing chooses the entry that begins like the text. */
export async function tabToAndType(page: Page, field: Locator, text: string) {
  await tabTo(page, field)
  await page.keyboard.type(text)
}

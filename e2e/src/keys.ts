import type { Locator, Page } from 'playwright-core'

const mostStops = 80

export const isFocused = (one: Locator) =>
  one.evaluate((element) => element.ownerDocument.hasFocus() && element.matches(':focus'))

/** Tab goes on until it comes to this, through the windows of the provider as well. */
async function tabTo(page: Page, wanted: Locator) {
  await wanted.waitFor()
  for (let stop = 0; stop < mostStops; stop++) {
    if (await isFocused(wanted)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never comes to ${wanted}`)
}

export async function press(page: Page, wanted: Locator) {
  await tabTo(page, wanted)
  await page.keyboard.press('Enter')
}

/** Lists are chosen from by typing how an entry begins. */
export async function typeInto(page: Page, field: Locator, text: string) {
  await tabTo(page, field)
  await page.keyboard.type(text)
}

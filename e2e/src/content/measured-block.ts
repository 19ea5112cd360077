import type { Locator, Page } from 'playwright-core'

export const blockTitled = (page: Page, title: string) =>
  page.locator('[data-block]', { has: page.getByRole('heading', { name: title, exact: true }) })

export const boxOf = (locator: Locator) =>
  locator.evaluate((element) => element.getBoundingClientRect().toJSON())

/** How many different values the boxes of the elements have on one side. */
const distinct = (boxes: readonly DOMRect[], side: 'left' | 'top') =>
  new Set(boxes.map((box) => Math.round(box[side]))).size

/** In how many columns and rows the entries of a list are. */
export async function rowsOf(entries: Locator) {
  const boxes = await Promise.all((await entries.all()).map(boxOf))
  return { columns: distinct(boxes, 'left'), rows: distinct(boxes, 'top') }
}

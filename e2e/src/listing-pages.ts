import type { Page } from 'playwright-core'
import type { Words } from './words.ts'

/** Below this the menu is a page of its own, and filters are a sheet. */
const wide = 1024

const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= wide

/** What a journey does between the first page and a product. */
export const browsing = (page: Page, words: Words) => {
  const menu = page.getByRole('navigation', { name: words.menu, exact: true })
  const titleOf = (name: string) =>
    menu.locator('summary').filter({ hasText: new RegExp(`^${name}$`) })
  const filters = page.getByRole('complementary', { name: words.filters })
  const filterButton = page.getByRole('button', { name: words.filters })
  return {
    menu,
    filters,
    title: titleOf,
    /** By the menu, whatever it is at this width. */
    toWomen: async () => {
      const title = titleOf(words.women)
      if (isWide(page)) await title.hover()
      else {
        await page.getByRole('button', { name: words.openMenu }).click()
        await title.click()
      }
      await menu.getByRole('link', { name: words.allOfWomen }).click()
      await page.getByRole('heading', { level: 1, name: words.women, exact: true }).waitFor()
    },
    /** Ticks one of the filters, and closes their sheet where they are one. */
    narrowBy: async (label: string) => {
      if (!isWide(page)) await filterButton.click()
      await filters.getByText(label, { exact: true }).click()
      await page.waitForURL(/filter=/)
      if (!isWide(page)) await filters.getByRole('button', { name: words.close }).click()
    },
    chip: (name: string) => page.getByRole('link', { name, exact: true }),
    sort: page.getByRole('combobox', { name: words.sortBy }),
    nextPage: page.getByRole('link', { name: words.nextPage }),
    tile: (name: string) => page.getByRole('article').getByRole('link', { name, exact: true }),
    tiles: page.getByRole('main').getByRole('article'),
  }
}

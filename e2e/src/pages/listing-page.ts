import type { Page } from 'playwright-core'
import type { ShopTexts } from '../texts/shop-texts.ts'

/** Below this width the menu covers the page, and the filters open as a sheet. */
const wideFrom = 1024

const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= wideFrom

/** What a journey does in the menu and on listings. */
export const listingPage = (page: Page, texts: ShopTexts) => {
  const menu = page.getByRole('navigation', { name: texts.menu, exact: true })
  const menuTitle = (name: string) =>
    menu.locator('summary').filter({ hasText: new RegExp(`^${name}$`) })
  const filters = page.getByRole('complementary', { name: texts.filters })
  const filterButton = page.getByRole('button', { name: texts.filters })
  return {
    menu,
    filters,
    filterButton,
    menuTitle,
    openWomen: async () => {
      const title = menuTitle(texts.women)
      if (isWide(page)) await title.hover()
      else {
        await page.getByRole('button', { name: texts.openMenu }).click()
        await title.click()
      }
      await menu.getByRole('link', { name: texts.allOfWomen }).click()
      await page.getByRole('heading', { level: 1, name: texts.women, exact: true }).waitFor()
    },
    /** Ticks a filter, and closes the sheet of filters where there is one. */
    filterBy: async (label: string) => {
      if (!isWide(page)) await filterButton.click()
      await filters.getByText(label, { exact: true }).click()
      await page.waitForURL(/filter=/)
      if (!isWide(page)) await filters.getByRole('button', { name: texts.close }).click()
    },
    filterChip: (name: string) => page.getByRole('link', { name, exact: true }),
    sort: page.getByRole('combobox', { name: texts.sortBy }),
    nextPage: page.getByRole('link', { name: texts.nextPage }),
    product: (name: string) => page.getByRole('article').getByRole('link', { name, exact: true }),
    products: page.getByRole('main').getByRole('article'),
  }
}

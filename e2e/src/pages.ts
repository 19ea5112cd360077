import type { Page } from 'playwright-core'
import type { Words } from './words.ts'

/** What a journey looks for on the pages, by the names that assistive technology reads out. */
export const on = (page: Page, words: Words) => ({
  skipLink: page.getByRole('link', { name: words.skip }),
  cart: (holding: keyof Words['cart']) =>
    page.getByRole('link', { name: words.cart[holding], exact: true }),
  heading: (name: string) => page.getByRole('heading', { name, exact: true }),
  addDuffel: page.getByRole('button', { name: words.addDuffel }),
  addBeanie: page.getByRole('button', { name: words.addBeanie }),
  lessDuffel: page.getByRole('main').getByRole('button', { name: words.lessDuffel }),
  moreDuffel: page.getByRole('main').getByRole('button', { name: words.moreDuffel }),
  removeDuffel: page.getByRole('main').getByRole('button', { name: words.removeDuffel }),
  line: (name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name }),
  /** By way of the mini cart. */
  toCart: async (holding: keyof Words['cart']) => {
    await page.getByRole('link', { name: words.cart[holding], exact: true }).click()
    await page.getByRole('dialog').getByRole('link', { name: words.viewBag }).click()
  },
  viewBag: page.getByRole('dialog').getByRole('link', { name: words.viewBag }),
  total: (amount: string) => page.getByRole('complementary').getByText(amount).last(),
})

import type { Page } from 'playwright-core'
import type { ShopTexts } from '../texts/shop-texts.ts'

/** What a journey looks for on every page, by the names that assistive technology reads out. */
export const shopPage = (page: Page, texts: ShopTexts) => {
  const main = page.getByRole('main')
  const cart = (count: keyof ShopTexts['cartLink']) =>
    page.getByRole('link', { name: texts.cartLink[count], exact: true })
  const viewCart = page.getByRole('dialog').getByRole('link', { name: texts.viewCart })
  return {
    /** The link to the cart, which says how many items are in it. */
    cart,
    viewCart,
    /** Opens the cart page through the mini cart. */
    openCart: async (count: keyof ShopTexts['cartLink']) => {
      await cart(count).click()
      await viewCart.click()
    },
    heading: (name: string) => page.getByRole('heading', { name, exact: true }),
    addDuffel: page.getByRole('button', { name: texts.addDuffel }),
    addBeanie: page.getByRole('button', { name: texts.addBeanie }),
    lessDuffel: main.getByRole('button', { name: texts.lessDuffel }),
    moreDuffel: main.getByRole('button', { name: texts.moreDuffel }),
    removeDuffel: main.getByRole('button', { name: texts.removeDuffel }),
    line: (name: string) => main.getByRole('listitem').filter({ hasText: name }),
    total: (amount: string) => page.getByRole('complementary').getByText(amount).last(),
  }
}

import { describe, expect } from 'vitest'
import { layoutShifts } from '../browser/layout-shifts.ts'
import { openPage, reloadPage } from '../browser/open-page.ts'
import { test } from '../browser/visit.ts'
import { phoneAndTablet } from '../browser/window-sizes.ts'
import { shopPage } from '../pages/shop-page.ts'

describe('a product is added to the cart, changed, still there on the next visit, and removed (CART-002)', () => {
  test.for(phoneAndTablet)('in $locale at $width px', async ({ locale, width }, { visit }) => {
    const { page, context, texts } = await visit({ locale, width })
    const shop = shopPage(page, texts)
    await openPage(page, `/${locale}`)
    await shop.cart('empty').waitFor()
    await shop.addDuffel.click()
    await page.getByText(texts.addedToCart, { exact: true }).waitFor()
    expect(await layoutShifts(page)).toEqual([])

    await shop.openCart('one')
    await shop.line(texts.duffel).waitFor()
    await shop.total(texts.duffelPrice).waitFor()
    await page.getByRole('link', { name: texts.checkout }).waitFor()
    await shop.moreDuffel.click()
    await shop.total(texts.twoDuffelsPrice).waitFor()
    // A cart of more than 150 gets a free mug.
    await shop.cart('three').waitFor()
    await reloadPage(page)
    await shop.total(texts.twoDuffelsPrice).waitFor()
    expect(await layoutShifts(page)).toEqual([])
    const storageState = await context.storageState()
    await context.close()

    const reopened = await visit({ locale, width, storageState })
    const laterShop = shopPage(reopened.page, texts)
    await openPage(reopened.page, `/${locale}/cart`)
    await laterShop.total(texts.twoDuffelsPrice).waitFor()
    await laterShop.lessDuffel.click()
    await laterShop.total(texts.duffelPrice).waitFor()
    await laterShop.removeDuffel.click()
    await laterShop.heading(texts.cartEmptyTitle).waitFor()
    await laterShop.cart('empty').waitFor()
    await reopened.page.getByRole('link', { name: texts.cartEmptyLink }).click()
    await laterShop.addDuffel.waitFor()
  })
})

// Waiting for the states is the check.
test('the cart keeps its lines on pages in another language (CART-001)', async ({ visit }) => {
  const { page, texts } = await visit()
  const shop = shopPage(page, texts)
  await openPage(page, '/en-ca')
  await shop.addDuffel.click()
  await shop.cart('two').waitFor()
  for (const path of ['/fr-ca', '/fr-ca/cart', '/en-ca/cart']) await openPage(page, path)
  await reloadPage(page)
  await shop.line(texts.duffel).waitFor()
  await shop.total('CAD 190.00').waitFor()
  await shop.cart('two').waitFor()
})

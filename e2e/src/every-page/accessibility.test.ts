import { describe, expect } from 'vitest'
import { accessibilityViolations } from '../browser/accessibility-violations.ts'
import { openPage } from '../browser/open-page.ts'
import { test } from '../browser/visit.ts'
import { shopPage } from '../pages/shop-page.ts'
import { shopLocales } from '../texts/storefront-messages.ts'

describe('axe finds no violations on the home page, the cart page and the page for unknown URLs', () => {
  test.for(shopLocales)('in %s', async (locale, { visit }) => {
    const { page, texts } = await visit({ locale, width: 390, expected: /nowhere/ })
    const shop = shopPage(page, texts)
    await openPage(page, `/${locale}`)
    await shop.addDuffel.click()
    await shop.cart('one').waitFor()
    expect(await accessibilityViolations(page)).toEqual([])

    await shop.cart('one').click()
    await shop.viewCart.waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    await shop.viewCart.click()
    await shop.total(texts.duffelPrice).waitFor()
    expect(await accessibilityViolations(page)).toEqual([])

    await page.setViewportSize({ width: 1440, height: 900 })
    expect(await accessibilityViolations(page)).toEqual([])

    await shop.removeDuffel.click()
    await shop.heading(texts.cartEmptyTitle).waitFor()
    expect(await accessibilityViolations(page)).toEqual([])

    await openPage(page, `/${locale}/nowhere`)
    await shop.heading(texts.notFoundTitle).waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
  })
})

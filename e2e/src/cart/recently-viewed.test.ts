import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { accessibilityViolations } from '../browser/accessibility-violations.ts'
import { layoutShifts } from '../browser/layout-shifts.ts'
import { openPage } from '../browser/open-page.ts'
import { test } from '../browser/visit.ts'
import { shopPage } from '../pages/shop-page.ts'
import { signInForm } from '../pages/sign-in-form.ts'
import { signInTexts } from '../texts/sign-in-texts.ts'
import type { ShopLocale } from '../texts/storefront-messages.ts'

const titles = { 'en-us': 'Seen lately', 'de-de': 'Zuletzt angesehen' }
const recentlyViewed = (page: Page, locale: ShopLocale) =>
  page.getByRole('region', { name: titles[locale] })
const storedProducts = (page: Page) => page.evaluate(() => localStorage.getItem('cairn_seen'))

const viewProduct = async (page: Page, productId: string) => {
  await openPage(page, `/en-us/p/x-${productId}`)
  await expect.poll(() => storedProducts(page)).toContain(productId)
}

describe('recently viewed products are listed below the cart', () => {
  test.for([390, 1440])(
    'at %i px, latest first, without those that are sold out, unknown or in the cart',
    async (width, { visit }) => {
      const { page, texts } = await visit({ width })
      for (const id of ['CAIRN001BLK', 'CAIRN002TRN', 'CAIRN005BLK', 'CAIRN004SLT']) {
        await viewProduct(page, id)
      }
      await page.evaluate(() => {
        const storedIds: unknown = JSON.parse(localStorage.getItem('cairn_seen') ?? '[]')
        localStorage.setItem(
          'cairn_seen',
          JSON.stringify(['GONE0000BLK', ...Array.from(Object(storedIds))]),
        )
      })
      await openPage(page, '/en-us/cart')
      const names = recentlyViewed(page, 'en-us').getByRole('heading', { level: 3 })
      await expect
        .poll(() => names.allTextContents())
        .toEqual([expect.stringMatching(/Trail Shoe/), 'Ridge Shell', texts.summitJacket])
      expect(await accessibilityViolations(page)).toEqual([])
      expect(await layoutShifts(page)).toEqual([])

      await openPage(page, '/en-us/p/x-CAIRN001BLK')
      await page.getByRole('radio', { name: 'M', exact: true }).check()
      await page.locator('.buy-bar .button-primary').click()
      await page.getByRole('dialog').getByRole('listitem').first().waitFor()
      await openPage(page, '/en-us/cart')
      await expect.poll(() => names.count()).toBe(2)
      await expect.poll(() => names.allTextContents()).not.toContain(texts.summitJacket)
      expect(await layoutShifts(page)).toEqual([])
    },
  )

  test('only until the page is reloaded without consent to functional storage (ANA-006)', async ({
    visit,
  }) => {
    const { page, texts } = await visit({ locale: 'de-de', consent: 'necessary' })
    const shop = shopPage(page, texts)
    await openPage(page, '/de-de/p/x-CAIRN001BLK')
    await page.getByRole('link', { name: texts.homeLink, exact: true }).click()
    await shop.addDuffel.click()
    await shop.openCart('one')
    await recentlyViewed(page, 'de-de').getByRole('heading', { name: texts.summitJacket }).waitFor()
    expect(await storedProducts(page)).toBeNull()
    expect(await page.evaluate(() => sessionStorage.getItem('cairn_seen'))).toBeNull()

    await openPage(page, '/de-de/cart')
    await shop.line(texts.duffel).waitFor()
    await page.getByRole('region', { name: 'Ähnliche Produkte' }).waitFor()
    expect(await recentlyViewed(page, 'de-de').count()).toBe(0)
  })

  test('but not in the HTML of the server, and no longer after signing out', async ({ visit }) => {
    const { page, context } = await visit()
    await openPage(page, '/en-us/sign-in?to=/en-us/account')
    await signInForm(page, signInTexts['en-us']).send('shopper@cairn.test')
    await page.getByRole('heading', { name: 'Hello, Sam.' }).waitFor()
    await viewProduct(page, 'CAIRN001BLK')
    const html = await (await context.request.get('/en-us/cart')).text()
    expect(html).not.toContain(titles['en-us'])

    await openPage(page, '/en-us/account')
    await page.getByRole('button', { name: signInTexts['en-us'].signOut }).click()
    await page.getByText(signInTexts['en-us'].signedOut).waitFor()
    await expect.poll(() => storedProducts(page)).toBeNull()
  })
})

// Waiting for the states is the check.
test('an empty cart without viewed products shows popular products', async ({ visit }) => {
  const { page, texts } = await visit({ width: 1440 })
  await openPage(page, '/en-us/cart')
  await shopPage(page, texts).heading('Liked by many').waitFor()
  await page.getByRole('link', { name: 'Open favorites' }).click()
  await page.waitForURL('**/en-us/favorites')
})

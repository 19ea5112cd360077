import { describe, expect } from 'vitest'
import { test } from '../browser/visit.ts'
import { checkoutPage } from '../pages/checkout-page.ts'
import { listingPage } from '../pages/listing-page.ts'
import { shopPage } from '../pages/shop-page.ts'
import { createPurchaser } from '../purchases/purchasers.ts'
import { checkoutTexts } from '../texts/checkout-texts.ts'
import { shopLocales } from '../texts/storefront-messages.ts'

/** Without JavaScript, Chromium reports every script that it does not fetch. */
const options = { scripts: false, expected: /^failed: .*\.js csp$/ }

describe('the cart is changed without scripts', () => {
  test.for(shopLocales)('in %s', async (locale, { visit }) => {
    const { page, context, texts } = await visit({ locale, ...options })
    const shop = shopPage(page, texts)
    await page.goto(`/${locale}`)
    await shop.addDuffel.click()
    await page.waitForURL(`**/${locale}/cart`)
    await shop.total(texts.duffelPrice).waitFor()
    await shop.moreDuffel.click()
    await shop.total(texts.twoDuffelsPrice).waitFor()
    await shop.cart('three').waitFor()
    await shop.lessDuffel.click()
    await shop.total(texts.duffelPrice).waitFor()
    const storageState = await context.storageState()
    await context.close()

    const reopened = await visit({ locale, storageState, ...options })
    const laterShop = shopPage(reopened.page, texts)
    await reopened.page.goto(`/${locale}/cart`)
    await laterShop.total(texts.duffelPrice).waitFor()
    await laterShop.removeDuffel.click()
    await laterShop.heading(texts.cartEmptyTitle).waitFor()
    await reopened.page.getByRole('link', { name: texts.cartEmptyLink }).click()
    await laterShop.addDuffel.waitFor()
    await expect.poll(() => new URL(reopened.page.url()).pathname).toBe(`/${locale}`)
  })
})

describe('a product is found and added to the cart without scripts', () => {
  // Waiting for the states is the check.
  test.for(shopLocales)('in %s', async (locale, { visit }) => {
    const width = locale === 'de-de' ? 390 : 1440
    const { page, texts } = await visit({ locale, width, ...options })
    const shop = shopPage(page, texts)
    const { menu, menuTitle, filters, product, nextPage, sort } = listingPage(page, texts)
    await page.goto(`/${locale}`)
    if (width === 390) await page.getByRole('button', { name: texts.openMenu }).click()
    await menuTitle(texts.women).click()
    await menu.getByRole('link', { name: texts.allOfWomen }).click()
    await page.getByRole('heading', { level: 1, name: texts.women, exact: true }).waitFor()

    if (width === 390) await page.getByRole('button', { name: texts.filters }).click()
    await filters.getByText(texts.blue, { exact: true }).click()
    await filters.getByRole('button', { name: /\d/ }).click()
    await page.waitForURL(/filter=colour%3Ablue/)
    await sort.selectOption('newest')
    await page.getByRole('button', { name: texts.sort }).click()
    await page.waitForURL(/sort=newest/)
    await nextPage.click()
    await page.waitForURL(/page=2/)

    await page.goto(`/${locale}/search?q=summit`)
    await product(texts.summitJacket).click()
    await page.getByRole('link', { name: texts.tarn, exact: true }).click()
    await page.waitForURL(/-CAIRN001TRN$/)
    await page.getByText(texts.specifications).click()
    await page.getByRole('definition').first().waitFor()
    await page.getByText('M', { exact: true }).click()
    await page.getByRole('button', { name: texts.addForPrice }).click()
    await page.waitForURL(`**/${locale}/cart`)
    await shop.line(texts.summitJacket).getByText(texts.chosenVariant).waitFor()
  })
})

test('an order is placed without scripts, and the first step says which payments need them', async ({
  visit,
}) => {
  const { giftCard } = await createPurchaser({ shopper: 'guest', payment: 'gift card' })
  const { page } = await visit({ locale: 'en-us', width: 390, ...options })
  const texts = checkoutTexts['en-us']
  const checkout = checkoutPage(page, 'en-us', texts)
  await checkout.addToCart('CAIRN001BLK-M')
  await page.goto('/en-us/checkout')
  const needsScripts = page.locator('main noscript').getByRole('status')
  await expect
    .poll(() => needsScripts.textContent())
    .toMatch(/^Without JavaScript you can pay with: Gift card.* These need JavaScript: New card/)
  await checkout.fillAddress()
  await checkout.toPayment.click()
  await checkout.heading(texts.paymentTitle).waitFor()

  await checkout.openGiftCards()
  await page.getByLabel(texts.cardNumberOrCode).fill(giftCard)
  await page.getByLabel('PIN').fill('1111')
  await page.getByRole('main').getByRole('button', { name: texts.apply }).first().click()
  await page.getByText(texts.nothingLeft).waitFor()
  await checkout.toReview.press('Enter')
  await checkout.heading(texts.reviewTitle).waitFor()
  await checkout.placeOrder.click()
  await page.waitForURL(/\/order-confirmation\?order=CRN-/)
  await page.getByText(/^Order CRN-/).waitFor()
})

import { describe, expect } from 'vitest'
import { accessibilityViolations } from '../browser/accessibility-violations.ts'
import { test, type Visit, type VisitOptions } from '../browser/visit.ts'
import { checkoutPage, testCards } from '../pages/checkout-page.ts'
import { checkConsistency, showOrder } from '../shop/shop-commands.ts'
import { checkoutTexts } from '../texts/checkout-texts.ts'
import type { ShopLocale } from '../texts/storefront-messages.ts'

const jacket = 'CAIRN001BLK-M'

/** Opens the page of the bank in place of the shop, as some banks do, instead of in a frame. */
async function openChallengeFullPage(
  visit: (options: VisitOptions) => Promise<Visit>,
  { locale, width }: { locale: ShopLocale; width: number },
) {
  const { page, texts: shopTexts } = await visit({ locale, width, expected: /40[24]/ })
  const texts = checkoutTexts[locale]
  const checkout = checkoutPage(page, locale, texts)
  await checkout.open(jacket)
  await checkout.goToReview(testCards.challenged)
  await checkout.placeOrder.click()
  const challengeUrl = await checkout.challenge.locator('iframe').getAttribute('src')
  await page.goto(challengeUrl ?? '')
  await page.getByRole('button', { name: texts.confirm }).waitFor()
  return { page, shopTexts, texts, here: checkout }
}

describe('a challenge on the full page', () => {
  test(
    'returns to the confirmation when the bank confirms, in en-us at 390 px',
    { timeout: 120_000 },
    async ({ visit }) => {
      const {
        page,
        shopTexts,
        texts,
        here: checkout,
      } = await openChallengeFullPage(visit, {
        locale: 'en-us',
        width: 390,
      })
      await page.getByRole('textbox').fill('123456')
      await page.getByRole('button', { name: texts.confirm }).press('Enter')
      await checkout.heading(texts.confirmationTitle).waitFor()

      const orderNumber = new URL(page.url()).searchParams.get('order') ?? ''
      expect((await showOrder(orderNumber))[0]).toMatch(/ {2}Created {2}/)
      await page.goto(`/en-us/cart`)
      await page.getByText(shopTexts.cartEmptyTitle).waitFor()
      expect((await showOrder(orderNumber))[0]).toMatch(/ {2}Created {2}/)
      expect(await checkConsistency()).toEqual(['Stock, money and orders agree.'])
    },
  )

  test(
    'returns to the shop when the bank refuses, and the shopper pays another way, in de-de at 1440 px',
    {
      timeout: 120_000,
    },
    async ({ visit }) => {
      const {
        page,
        texts,
        here: checkout,
      } = await openChallengeFullPage(visit, {
        locale: 'de-de',
        width: 1440,
      })
      await page.getByRole('button', { name: texts.notMe }).press('Enter')
      await page.getByRole('heading', { name: texts.bankRefused }).waitFor()
      expect(await accessibilityViolations(page)).toEqual([])

      await page.getByRole('link', { name: texts.payAnotherWay }).click()
      await checkout.heading(texts.paymentTitle).waitFor()
      await checkout.payByCard(testCards.good)
      await checkout.toReview.press('Enter')
      await checkout.placeOrder.click()
      await checkout.heading(texts.confirmationTitle).waitFor()
      expect(await checkConsistency()).toEqual(['Stock, money and orders agree.'])
    },
  )
})

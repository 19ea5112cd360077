import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { openPage, reloadPage } from '../browser/open-page.ts'
import { test, type Visit, type VisitOptions } from '../browser/visit.ts'
import { checkoutPage, testCards } from '../pages/checkout-page.ts'
import { checkConsistency, showOrder } from '../shop/shop-commands.ts'
import { checkoutTexts } from '../texts/checkout-texts.ts'

const jacket = 'CAIRN001BLK-M'
const locale = 'en-us'
const texts = checkoutTexts[locale]
const checkoutOn = (page: Page) => checkoutPage(page, locale, texts)

/** Opens the review step in two tabs, and the challenge of the bank in the first. */
async function challengeWithSecondTab(visit: (options: VisitOptions) => Promise<Visit>) {
  const { page, texts: shopTexts, openTab } = await visit({ locale, expected: /40[24]/ })
  const firstCheckout = checkoutOn(page)
  await firstCheckout.open(jacket)
  await firstCheckout.goToReview(testCards.challenged)
  await firstCheckout.heading(texts.reviewTitle).waitFor()
  const otherTab = await openTab()
  const isPrepared = otherTab.waitForResponse((response) => response.url().includes('prepareOrder'))
  await otherTab.goto(page.url())
  await isPrepared
  await checkoutOn(otherTab).heading(texts.reviewTitle).waitFor()
  await firstCheckout.placeOrder.click()
  await firstCheckout.challenge.waitFor()
  return {
    page,
    shopTexts,
    here: firstCheckout,
    other: otherTab,
    secondCheckout: checkoutOn(otherTab),
  }
}

const isPaidInOtherTab = /This bag is being paid for in another tab/

// Waiting for the states is the check.
test(
  'during a challenge in one tab, another tab cannot order and gets no new cart, and there is one order',
  {
    timeout: 120_000,
  },
  async ({ visit }) => {
    const {
      shopTexts,
      here: firstCheckout,
      other: otherTab,
      secondCheckout,
    } = await challengeWithSecondTab(visit)
    await secondCheckout.placeOrder.click()
    await otherTab.getByText(isPaidInOtherTab).waitFor()
    await otherTab.getByText(shopTexts.cartEmptyTitle).waitFor()
    await otherTab.goto(`/${locale}/cart`)
    await otherTab.getByText(shopTexts.cartEmptyTitle).waitFor()

    await firstCheckout.answerChallenge('confirm')
    await firstCheckout.heading(texts.confirmationTitle).waitFor()
    await reloadPage(otherTab)
    await otherTab.getByText(shopTexts.cartEmptyTitle).waitFor()
  },
)

test(
  'reloading the page during a challenge explains it, and the challenge can be continued',
  {
    timeout: 120_000,
  },
  async ({ visit }) => {
    const { page, here } = await challengeWithSecondTab(visit)
    await reloadPage(page)
    await here.heading('Your payment waits for your bank.').waitFor()
    await page.getByText(/held for you for 14:\d\d more minutes/).waitFor()
    await page.getByRole('button', { name: 'Go on to your bank' }).click()
    await here.challenge.waitFor()
    await here.answerChallenge('confirm')
    await here.heading(texts.confirmationTitle).waitFor()
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('cairn_unfinished')))
      .toBeNull()
  },
)

test(
  'paying another way after a reload restores the cart and creates one order and one payment',
  {
    timeout: 120_000,
  },
  async ({ visit }) => {
    const { page, here: firstCheckout } = await challengeWithSecondTab(visit)
    const storedOrder = await page.evaluate(() => sessionStorage.getItem('cairn_unfinished'))
    const abandonedOrder = /CRN-[\dA-Z]+/.exec(storedOrder ?? '')?.[0] ?? ''
    await reloadPage(page)
    await page.getByRole('button', { name: 'Pay another way' }).click()
    await firstCheckout.heading(texts.paymentTitle).waitFor()

    await openPage(page, `/${locale}/checkout?step=shipping`)
    await firstCheckout.goToReview(testCards.challenged)
    await firstCheckout.placeOrder.click()
    await firstCheckout.answerChallenge('confirm')
    await firstCheckout.heading(texts.confirmationTitle).waitFor()

    const orderNumber = new URL(page.url()).searchParams.get('order') ?? ''
    expect(orderNumber).not.toBe(abandonedOrder)
    expect((await showOrder(orderNumber))[0]).toMatch(/ {2}Created {2}/)
    expect((await showOrder(abandonedOrder))[0]).toMatch(/ {2}failed {2}/)
    expect((await showOrder(abandonedOrder)).filter((line) => line.startsWith('captured'))).toEqual(
      [],
    )
    expect(await checkConsistency()).toEqual(['Stock, money and orders agree.'])
  },
)

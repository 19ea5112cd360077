import { pickupTownOf, skuFor } from '@cairn/commerce/testing/purchases/expected-order'
import {
  type Credit,
  type MainPayment,
  paymentParts,
} from '@cairn/commerce/testing/purchases/payment-methods'
import type { Purchaser } from '@cairn/commerce/testing/purchases/purchasers'
import type { Purchase } from '@cairn/commerce/testing/purchases/purchases'
import type { Page } from 'playwright-core'
import { openPage } from '../browser/open-page.ts'
import { checkoutPage, testCards } from '../pages/checkout-page.ts'
import { signInForm } from '../pages/sign-in-form.ts'
import { type CheckoutTexts, checkoutTexts } from '../texts/checkout-texts.ts'
import { signInTexts } from '../texts/sign-in-texts.ts'

type PurchaseToPlace = { purchase: Purchase; purchaser: Purchaser }

/** Buys in the browser, and returns the total that the button displayed and the number of the order. */
export async function placePurchase(page: Page, purchaseToPlace: PurchaseToPlace) {
  const { purchase, purchaser } = purchaseToPlace
  const { locale } = purchase
  const checkout = checkoutPage(page, locale, checkoutTexts[locale])
  if (purchaser.email !== undefined) await signIn(page, purchaseToPlace, purchaser.email)
  await checkout.addToCart(skuFor(purchase.delivery))
  // The express checkout begins with the review step.
  const isExpress = purchase.payment === 'main card'
  await openPage(page, `/${locale}/checkout${isExpress ? '' : '?step=shipping'}`)
  if (!isExpress) await completeSteps(page, purchaseToPlace)
  return placeOrder(page, purchaseToPlace)
}

async function completeSteps(page: Page, { purchase, purchaser }: PurchaseToPlace) {
  const { locale } = purchase
  const texts = checkoutTexts[locale]
  const checkout = checkoutPage(page, locale, texts)
  const { credits = [], main } = paymentParts[purchase.payment]
  await checkout.heading(texts.shippingTitle).waitFor()
  await chooseDelivery(page, purchase)
  await checkout.fillMissingAddress()
  await checkout.toPayment.click()
  await checkout.heading(texts.paymentTitle).waitFor()
  if (purchase.shopper === 'employee') await acceptTerms(page, texts)
  for (const [credit] of credits) await payByCredit(page, { credit, purchaser, texts })
  if (main) await choosePayment(page, main, texts)
  await checkout.fillMissingBillingAddress()
  await checkout.toReview.press('Enter')
}

async function placeOrder(page: Page, { purchase }: PurchaseToPlace) {
  const { locale } = purchase
  const texts = checkoutTexts[locale]
  const checkout = checkoutPage(page, locale, texts)
  const { main } = paymentParts[purchase.payment]
  await checkout.heading(texts.reviewTitle).waitFor()
  const buttonText = (await checkout.placeOrder.textContent()) ?? ''
  await checkout.placeOrder.click()
  if (main === 'challenged card') await checkout.answerChallenge('confirm')
  if (main === 'pay later') await checkout.confirmPayLater()
  await checkout.heading(texts.confirmationTitle).waitFor()
  const orderNumber = new URL(page.url()).searchParams.get('order') ?? ''
  return { displayedTotal: amountIn(buttonText), orderNumber }
}

/** The amount in a text, without currency and thousands separators. */
const amountIn = (text: string) => text.replaceAll(/[^\d.,]|[.,](?=\d{3})/g, '').replace(/^,/, '')

async function signIn(page: Page, { purchase }: PurchaseToPlace, email: string) {
  const { locale } = purchase
  await openPage(page, `/${locale}/sign-in`)
  await signInForm(page, signInTexts[locale]).send(email)
  if (purchase.shopper === 'employee') {
    const { employeeTerms, withoutDiscount } = checkoutTexts[locale]
    const dialog = page.getByRole('dialog', { name: employeeTerms })
    await dialog.getByRole('button', { name: withoutDiscount }).click()
  }
  await page.waitForURL((url) => !url.pathname.endsWith('/sign-in'))
}

async function chooseDelivery(page: Page, purchase: Purchase) {
  const { delivery, locale } = purchase
  const texts = checkoutTexts[locale]
  if (delivery === 'digital' || delivery === 'standard') return
  await page.locator(`[type=radio][value=${delivery}]`).check()
  if (delivery === 'express') {
    await page.getByRole('complementary').getByText(texts.expressPrice).waitFor()
    return
  }
  const search = page.getByRole('search')
  await search.getByRole('searchbox').fill(pickupTownOf(purchase) ?? '')
  await search.getByRole('button').click()
  await page.waitForURL(/place=/)
  await page.getByRole('button', { name: texts.chooseNamed }).first().click()
  await page.getByRole('heading', { name: texts.pickupContact }).waitFor()
}

async function acceptTerms(page: Page, texts: CheckoutTexts) {
  await page.getByRole('button', { name: texts.readTerms }).click()
  const dialog = page.getByRole('dialog', { name: texts.employeeTerms })
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: texts.goOn }).click()
  await page.getByRole('button', { name: texts.readTerms }).waitFor({ state: 'detached' })
}

type CreditPayment = { credit: Credit; purchaser: Purchaser; texts: CheckoutTexts }

async function payByCredit(page: Page, { credit, purchaser, texts }: CreditPayment) {
  const main = page.getByRole('main')
  if (credit === 'credit') await main.getByRole('button', { name: texts.useCredit }).press('Enter')
  else if (credit === 'points') {
    await main.getByLabel(texts.pointsToUse).fill('500')
    const form = main.locator('form').filter({ has: page.getByLabel(texts.pointsToUse) })
    await form.getByRole('button').press('Enter')
  } else if (credit === 'voucher') {
    await main.locator('[name=points][value="1000"]').check()
    await main.getByRole('button', { name: texts.useVoucher }).press('Enter')
  } else await payByCode(page, { credit, purchaser, texts })
  await main.getByRole('button', { name: texts.removePayment[credit] }).waitFor()
}

const codeKinds = {
  'gift card': 'GIFT_CARD',
  'reward card': 'REWARD_CARD',
  'reward code': 'REWARD_CODE',
}

async function payByCode(page: Page, { credit, purchaser, texts }: CreditPayment) {
  if (credit !== 'gift card' && credit !== 'reward card' && credit !== 'reward code') return
  const { giftCard, rewardCard, rewardCode } = purchaser
  const codes = { 'gift card': giftCard, 'reward card': rewardCard, 'reward code': rewardCode }
  const form = page
    .getByRole('main')
    .locator('form')
    .filter({ has: page.locator('[name=pin]') })
    .first()
  await checkoutPage(page, '', texts).openGiftCards()
  const kind = form.locator('select')
  if ((await kind.count()) > 0) await kind.selectOption(codeKinds[credit])
  await form.getByLabel(texts.cardNumberOrCode).fill(codes[credit])
  if (credit !== 'reward code') await form.getByLabel('PIN').fill('1111')
  await form.getByRole('button', { name: texts.apply }).press('Enter')
}

async function choosePayment(page: Page, payment: MainPayment, texts: CheckoutTexts) {
  const checkout = checkoutPage(page, '', texts)
  const main = page.getByRole('main')
  await main.locator('[name=paymentOption]').first().waitFor()
  switch (payment) {
    case 'card':
    case 'challenged card': {
      const otherCard = main.getByRole('radio', { name: texts.card })
      if ((await otherCard.count()) > 0) await otherCard.check()
      await checkout.payByCard(payment === 'card' ? testCards.good : testCards.challenged)
      break
    }
    case 'saved card':
      await main.getByRole('button', { name: texts.payWithSavedCard }).press('Enter')
      break
    case 'pay later':
      await main.getByRole('radio', { name: texts.payLater }).check()
      await main.getByRole('button', { name: texts.choosePayLater }).press('Enter')
      break
    case 'wallet':
      await main.getByRole('radio', { name: texts.wallet }).check()
      await checkout.payByWallet()
      break
    case 'main card':
  }
  await main.getByRole('button', { name: texts.changePayment[payment] }).waitFor()
}

import type { Page } from 'playwright-core'
import { cards, checkingOut } from './checkout-pages.ts'
import { type CheckoutWords, checkoutWords } from './checkout-words.ts'
import { openPage } from './open-page.ts'
import type { Choice, Purchase } from './purchases.ts'
import type { Purchaser } from './purchasers.ts'
import { type Means, paying, type Rest } from './purse.ts'
import { sku } from './purchase-prices.ts'
import { signInForm, signInWords } from './sign-in-words.ts'
import type { ShopLocale } from './words.ts'

type Buying = { purchase: Purchase; purchaser: Purchaser; locale: ShopLocale }

/** Buys as somebody at a screen does, and answers what the button asked for and which order it became. */
export async function buy(page: Page, buying: Buying) {
  const { purchase, purchaser, locale } = buying
  const checkout = checkingOut(page, locale, checkoutWords[locale])
  if (purchaser.email !== undefined) await signIn(page, buying, purchaser.email)
  await checkout.put(sku(purchase.choice))
  // Whoever is in a hurry is shown the last step at once.
  const isInHurry = purchase.way === 'main card'
  await openPage(page, `/${locale}/checkout${isInHurry ? '' : '?step=shipping'}`)
  if (!isInHurry) await takeSteps(page, buying)
  return placeOrder(page, buying)
}

async function takeSteps(page: Page, { purchase, purchaser, locale }: Buying) {
  const words = checkoutWords[locale]
  const checkout = checkingOut(page, locale, words)
  const { before = [], rest } = paying[purchase.way]
  await checkout.heading(words.whereTo).waitFor()
  await choose(page, { choice: purchase.choice, locale })
  await checkout.sayWhere()
  await checkout.toPayment.click()
  await checkout.heading(words.howToPay).waitFor()
  if (purchase.who === 'employee') await acceptTerms(page, words)
  for (const [means] of before) await payFirst(page, { means, purchaser, words })
  if (rest) await payRest(page, rest, words)
  await checkout.sayBill()
  await checkout.toReview.press('Enter')
}

async function placeOrder(page: Page, { purchase, locale }: Buying) {
  const words = checkoutWords[locale]
  const checkout = checkingOut(page, locale, words)
  const { rest } = paying[purchase.way]
  await checkout.heading(words.lastLook).waitFor()
  const asked = (await checkout.place.textContent()) ?? ''
  await checkout.place.click()
  if (rest === 'challenged card') await checkout.answerBank('confirm')
  if (rest === 'pay later') await checkout.agreeToPayLater()
  await checkout.heading(words.thankYou).waitFor()
  const orderNumber = new URL(page.url()).searchParams.get('order') ?? ''
  return { asked: asked.replaceAll(/[^\d.,]|[.,](?=\d{3})/g, '').replace(/^,/, ''), orderNumber }
}

async function signIn(page: Page, { locale, purchase }: Buying, email: string) {
  await openPage(page, `/${locale}/sign-in`)
  await signInForm(page, signInWords[locale]).send(email)
  if (purchase.who === 'employee') {
    const { terms, withoutDiscount } = checkoutWords[locale]
    const dialog = page.getByRole('dialog', { name: terms })
    await dialog.getByRole('button', { name: withoutDiscount }).click()
  }
  await page.waitForURL((url) => !url.pathname.endsWith('/sign-in'))
}

const towns: Record<ShopLocale, Record<'stores' | 'points', string>> = {
  'en-us': { stores: 'Concord', points: 'Denver' },
  'de-de': { stores: 'Weimar', points: 'Berlin' },
}

async function choose(page: Page, { choice, locale }: { choice: Choice; locale: ShopLocale }) {
  const words = checkoutWords[locale]
  if (choice === 'digital' || choice === 'standard') return
  await page.locator(`[name=code][value=${choice}]`).check()
  if (choice === 'express') {
    await page.getByRole('complementary').getByText(words.expressPrice).waitFor()
    return
  }
  const places = page.getByRole('search')
  await places.getByRole('searchbox').fill(towns[locale][choice === 'pudo' ? 'points' : 'stores'])
  await places.getByRole('button').click()
  await page.waitForURL(/place=/)
  await page.getByRole('button', { name: words.choose }).first().click()
  await page.getByRole('heading', { name: words.whoFetches }).waitFor()
}

async function acceptTerms(page: Page, words: CheckoutWords) {
  await page.getByRole('button', { name: words.readTerms }).click()
  const dialog = page.getByRole('dialog', { name: words.terms })
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: words.goOn }).click()
  await page.getByRole('button', { name: words.readTerms }).waitFor({ state: 'detached' })
}

type First = { means: Means; purchaser: Purchaser; words: CheckoutWords }

async function payFirst(page: Page, { means, purchaser, words }: First) {
  const main = page.getByRole('main')
  if (means === 'credit') await main.getByRole('button', { name: words.useThis }).press('Enter')
  else if (means === 'points') {
    await main.getByLabel(words.somePoints).fill('500')
    const form = main.locator('form').filter({ has: page.getByLabel(words.somePoints) })
    await form.getByRole('button').press('Enter')
  } else if (means === 'voucher') {
    await main.locator('[name=points][value="1000"]').check()
    await main.getByRole('button', { name: words.useVoucher }).press('Enter')
  } else await payByCode(page, { means, purchaser, words })
  await main.getByRole('button', { name: words.takeBack[means] }).waitFor()
}

const kinds = {
  'gift card': 'GIFT_CARD',
  'reward card': 'REWARD_CARD',
  'reward code': 'REWARD_CODE',
}

async function payByCode(page: Page, { means, purchaser, words }: First) {
  if (means !== 'gift card' && means !== 'reward card' && means !== 'reward code') return
  const { giftCard, rewardCard } = purchaser
  const number = { 'gift card': giftCard, 'reward card': rewardCard, 'reward code': 'REWARD25' }
  const form = page
    .getByRole('main')
    .locator('form')
    .filter({ has: page.locator('[name=pin]') })
    .first()
  await checkingOut(page, '', words).openGiftCards()
  const kind = form.locator('select')
  if ((await kind.count()) > 0) await kind.selectOption(kinds[means])
  await form.getByLabel(words.numberOrCode).fill(number[means])
  if (means !== 'reward code') await form.getByLabel('PIN').fill('1111')
  await form.getByRole('button', { name: words.apply }).press('Enter')
}

async function payRest(page: Page, rest: Rest, words: CheckoutWords) {
  const checkout = checkingOut(page, '', words)
  const main = page.getByRole('main')
  await main.locator('[name=way]').first().waitFor()
  switch (rest) {
    case 'card':
    case 'challenged card': {
      const other = main.getByRole('radio', { name: words.anotherCard })
      if ((await other.count()) > 0) await other.check()
      await checkout.payByCard(rest === 'card' ? cards.good : cards.challenged)
      break
    }
    case 'saved card':
      await main.getByRole('button', { name: words.payWithThis }).press('Enter')
      break
    case 'pay later':
      await main.getByRole('radio', { name: words.payLater }).check()
      await main.getByRole('button', { name: words.choosePayLater }).press('Enter')
      break
    case 'wallet':
      await main.getByRole('radio', { name: words.wallet }).check()
      await checkout.payByWallet()
      break
    case 'main card':
  }
  await main.getByRole('button', { name: words.changeOf[rest] }).waitFor()
}

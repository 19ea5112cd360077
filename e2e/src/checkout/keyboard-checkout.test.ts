import type { FrameLocator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { accessibilityViolations } from '../browser/accessibility-violations.ts'
import { isFocused, tabToAndPress, tabToAndType } from '../browser/keyboard.ts'
import { test } from '../browser/visit.ts'
import { checkoutPage, testCards } from '../pages/checkout-page.ts'
import { fillIn, newEmail, send } from '../pages/sign-up-form.ts'
import { checkoutTexts } from '../texts/checkout-texts.ts'
import { signUpTexts } from '../texts/sign-up-texts.ts'

const visits = [
  { locale: 'en-us', width: 1440 },
  { locale: 'de-de', width: 390 },
] as const

/** Types the fields in the order of the page, which differs by country. */
async function typeAddress(page: Page, address: Record<string, string>) {
  const fields = page.locator('main [name]:is(input, select):not([type=hidden], [type=radio])')
  const names = await fields.evaluateAll((fieldsOnPage) =>
    fieldsOnPage.map((field) => field.getAttribute('name') ?? ''),
  )
  for (const name of names) {
    const text = name === 'province' ? 'Colorado' : address[name]
    if (text) await tabToAndType(page, page.locator(`main [name="${name}"]`), text)
  }
}

async function typeCard(page: Page, window: FrameLocator, number: string) {
  const expectedValues = {
    'cc-number': number.replaceAll(' ', ''),
    'cc-exp': '1230',
    'cc-csc': '123',
    'cc-name': 'I Rochat',
  }
  for (const [field, text] of Object.entries(expectedValues)) {
    await tabToAndType(page, window.locator(`[autocomplete=${field}]`), text)
  }
}

describe('a guest buys by keyboard alone, completes the challenge of the bank, and keeps the order in a new account', () => {
  test.for(visits)('in $locale at $width px', { timeout: 120_000 }, async (where, { visit }) => {
    const { locale, width } = where
    const { page } = await visit({ locale, width })
    const texts = checkoutTexts[locale]
    const checkout = checkoutPage(page, locale, texts)
    await checkout.open('CAIRN001BLK-M')
    await typeAddress(page, texts.address)
    await tabToAndPress(page, checkout.toPayment)
    await checkout.heading(texts.paymentTitle).waitFor()
    await expect.poll(() => isFocused(checkout.heading(texts.paymentTitle))).toBe(true)

    const window = page.frameLocator('main iframe')
    await typeCard(page, window, testCards.challenged)
    await tabToAndPress(page, window.getByRole('button', { name: texts.useCard }))
    await page.getByText('•••• 3220').first().waitFor()
    await tabToAndPress(page, checkout.toReview)
    await checkout.heading(texts.reviewTitle).waitFor()
    await expect.poll(() => isFocused(checkout.heading(texts.reviewTitle))).toBe(true)
    await tabToAndPress(page, checkout.placeOrder)

    const bank = checkout.challenge.frameLocator('iframe')
    await tabToAndType(page, bank.getByRole('textbox'), '123456')
    await tabToAndPress(page, bank.getByRole('button', { name: texts.confirm }))
    await checkout.heading(texts.confirmationTitle).waitFor()
    await expect.poll(() => isFocused(page.locator('main'))).toBe(true)

    const orderNumber = new URL(page.url()).searchParams.get('order') ?? ''
    const main = page.getByRole('main')
    const { createAccount, interestsTitle, skipInterests } = signUpTexts[locale]
    await tabToAndPress(page, main.getByRole('link', { name: createAccount }))
    await fillIn(main, signUpTexts[locale], { email: newEmail(), locale })
    // In this browser the session of the guest alone would bring the order into the account.
    const orderHandedIn = page.waitForRequest(
      (request) =>
        request.url().includes('/auth/token') && (request.postData() ?? '').includes(orderNumber),
    )
    await send(main, signUpTexts[locale])
    await orderHandedIn
    const interests = page.getByRole('dialog', { name: interestsTitle })
    await interests.getByRole('button', { name: skipInterests }).press('Enter')
    await page.waitForURL(`**/${locale}/account`)
    await main.getByText(orderNumber).first().waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
  })
})

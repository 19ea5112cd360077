import type { FrameLocator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { cards, checkingOut } from './checkout-pages.ts'
import { checkoutWords } from './checkout-words.ts'
import { test } from './journey.ts'
import { isFocused, press, typeInto } from './keys.ts'

const visits = [
  { locale: 'en-us', width: 1440 },
  { locale: 'de-de', width: 390 },
] as const

/** In the order of the page, which each country has its own of. */
async function typeAddress(page: Page, address: Record<string, string>) {
  const fields = page.locator('main [name]:is(input, select):not([type=hidden], [type=radio])')
  const names = await fields.evaluateAll((all) => all.map((one) => one.getAttribute('name') ?? ''))
  for (const name of names) {
    const text = name === 'province' ? 'Colorado' : address[name]
    if (text) await typeInto(page, page.locator(`main [name="${name}"]`), text)
  }
}

async function typeCard(page: Page, window: FrameLocator, number: string) {
  const written = {
    'cc-number': number.replaceAll(' ', ''),
    'cc-exp': '1230',
    'cc-csc': '123',
    'cc-name': 'I Rochat',
  }
  for (const [field, text] of Object.entries(written)) {
    await typeInto(page, window.locator(`[autocomplete=${field}]`), text)
  }
}

describe('a guest buys by keyboard alone, and proves to the bank who is paying', () => {
  test.for(visits)('in $locale at $width px', { timeout: 120_000 }, async (where, { visit }) => {
    const { locale, width } = where
    const { page } = await visit({ locale, width })
    const told = checkoutWords[locale]
    const checkout = checkingOut(page, locale, told)
    await checkout.open('CAIRN001BLK-M')
    await typeAddress(page, told.address)
    await press(page, checkout.toPayment)
    await checkout.heading(told.howToPay).waitFor()
    expect(await isFocused(checkout.heading(told.howToPay))).toBe(true)

    const window = page.frameLocator('main iframe')
    await typeCard(page, window, cards.challenged)
    await press(page, window.getByRole('button', { name: told.useCard }))
    await page.getByText('•••• 3220').first().waitFor()
    await press(page, checkout.toReview)
    await checkout.heading(told.lastLook).waitFor()
    expect(await isFocused(checkout.heading(told.lastLook))).toBe(true)
    await press(page, checkout.place)

    const bank = checkout.bank.frameLocator('iframe')
    await typeInto(page, bank.getByRole('textbox'), '123456')
    await press(page, bank.getByRole('button', { name: told.confirm }))
    await checkout.heading(told.thankYou).waitFor()
    await expect.poll(() => isFocused(page.locator('main'))).toBe(true)
  })
})

import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { CheckoutWords } from './checkout-words.ts'
import { openPage } from './open-page.ts'
import { shopOrigin } from './opened-shop.ts'

export const cards = {
  good: '4111 1111 1111 1111',
  challenged: '4000 0000 0000 3220',
  declined: '4000 0000 0000 0002',
}

/**
 * What a journey does on the pages of the checkout. Once a window of the provider's may be there,
 * buttons are pressed by key: Chromium may give a press of the mouse, just after it scrolled, to
 * the window that was under it a moment before.
 */
export function checkingOut(page: Page, locale: string, words: CheckoutWords) {
  const heading = (name: string) => page.getByRole('heading', { name, exact: true })
  const window = page.frameLocator('main iframe')
  const bank = page.getByRole('dialog', { name: words.bankAsks })

  async function fill(fields: readonly (keyof CheckoutWords['address'])[], prefix = '') {
    for (const name of fields) {
      const field = page.locator(`[name="${prefix}${name}"]`)
      const value = words.address[name]
      if (value === '' || (await field.count()) === 0) continue
      const isList = (await field.evaluate(({ tagName }) => tagName)) === 'SELECT'
      await (isList ? field.selectOption(value) : field.fill(value))
    }
  }

  const put = (sku: string) =>
    page.request.post(`/${locale}/cart`, {
      form: { intent: 'add', sku },
      headers: { origin: shopOrigin() },
    })

  const steps = {
    heading,
    bank,
    put,
    open: async (...skus: string[]) => {
      for (const sku of skus) await put(sku)
      await openPage(page, `/${locale}/checkout`)
      await heading(words.whereTo).waitFor()
    },
    toPayment: page.getByRole('button', { name: words.toPayment }),
    toReview: page.getByRole('button', { name: words.toReview }),
    place: page.getByRole('button', { name: words.placeOrder }),
    typeAddress: () =>
      fill([
        'email',
        'firstName',
        'lastName',
        'addressLine1',
        'city',
        'province',
        'postalCode',
        'phone',
      ]),
    /** As much as is asked for; whoever keeps an address takes it. */
    sayWhere: async () => {
      if ((await page.locator('[name=saved]').count()) > 0) return
      if (await page.locator('[name=email]').inputValue()) return fill(placeAndPhone)
      await fill(['email', 'firstName', 'lastName', ...placeAndPhone])
    },
    /** Who has nothing sent home says where the bill goes. */
    sayBill: async () => {
      const street = page.locator('[name=bill-addressLine1]')
      if ((await street.count()) > 0 && !(await street.inputValue())) {
        await fill(['firstName', 'lastName', ...placeAndPhone], 'bill-')
      }
    },
    typeContact: () => fill(['email', 'firstName', 'lastName', 'phone']),
    payByCard: async (number: string) => {
      await settled(page.locator('main iframe'))
      await window.locator('[autocomplete=cc-number]').fill(number)
      await window.locator('[autocomplete=cc-exp]').fill('12 / 30')
      await window.locator('[autocomplete=cc-csc]').fill('123')
      await window.locator('[autocomplete=cc-name]').fill('Ines Rochat')
      await window.getByRole('button', { name: words.useCard }).click()
      await page
        .getByText(`•••• ${number.slice(-4)}`)
        .first()
        .waitFor()
    },
    openGiftCards: async () => {
      const number = page.getByLabel(words.numberOrCode)
      if (await number.isVisible()) return
      await page.locator('summary').filter({ hasText: words.giftCards }).press('Enter')
      await number.waitFor()
    },
    payByWallet: async () => {
      await settled(page.locator('main iframe'))
      await window.getByRole('button', { name: words.walletPays }).click()
    },
    agreeToPayLater: async () => {
      const dialog = page.getByRole('dialog', { name: words.payLater })
      await settled(dialog.locator('iframe'))
      await dialog.frameLocator('iframe').getByRole('button', { name: words.agree }).click()
    },
    answerBank: async (answer: 'confirm' | 'notMe') => {
      await settled(bank.locator('iframe'))
      const frame = bank.frameLocator('iframe')
      const button = frame.getByRole('button', { name: words[answer] })
      if (answer === 'confirm') await frame.getByRole('textbox').fill('123456')
      // By a key: a press just after a window has come in may go astray.
      const isHeard = async () =>
        (await bank.count()) === 0 || (await button.press('Enter').catch(() => {}), false)
      await expect.poll(isHeard, { interval: 2_000, timeout: 20_000 }).toBe(true)
    },
  }

  return {
    ...steps,
    /** From the address to the last look, with a card. */
    toLastLook: async (card: string) => {
      await steps.typeAddress()
      await steps.toPayment.click()
      await steps.payByCard(card)
      await steps.toReview.press('Enter')
    },
  }
}

const placeAndPhone = ['addressLine1', 'city', 'province', 'postalCode', 'phone'] as const

/** A window comes in and says how high it is: what is pressed before may have moved on. */
export async function settled(window: Locator): Promise<void> {
  const opening = window.page().locator('.provider-frame[aria-busy=true]')
  await expect.poll(() => opening.count(), { timeout: 10_000 }).toBe(0)
  let last = ''
  await expect
    .poll(
      async () => {
        const before = last
        last = JSON.stringify(await window.boundingBox())
        return last === before && last !== 'null'
      },
      { interval: 250, timeout: 10_000 },
    )
    .toBe(true)
}

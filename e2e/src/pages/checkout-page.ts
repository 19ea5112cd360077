import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { openPage } from '../browser/open-page.ts'
import { shopOrigin } from '../shop/running-shop.ts'
import type { CheckoutTexts } from '../texts/checkout-texts.ts'

export const testCards = {
  good: '4111 1111 1111 1111',
  challenged: '4000 0000 0000 3220',
  declined: '4000 0000 0000 0002',
}

/**
 * What a journey does on the pages of the checkout. Where a frame of the provider may be on the page,
 * buttons are pressed by key: just after scrolling, Chromium may send a click to the frame that was under
 * the pointer a moment before.
 */
export function checkoutPage(page: Page, locale: string, texts: CheckoutTexts) {
  const heading = (name: string) => page.getByRole('heading', { name, exact: true })
  const providerFrame = page.frameLocator('main iframe')
  const challenge = page.getByRole('dialog', { name: texts.challengeTitle })

  async function fill(fields: readonly (keyof CheckoutTexts['address'])[], prefix = '') {
    for (const name of fields) {
      const field = page.locator(`[name="${prefix}${name}"]`)
      const value = texts.address[name]
      if (value === '' || (await field.count()) === 0) continue
      const isList = (await field.evaluate(({ tagName }) => tagName)) === 'SELECT'
      await (isList ? field.selectOption(value) : field.fill(value))
    }
  }

  const addToCart = (sku: string) =>
    page.request.post(`/${locale}/cart`, {
      form: { intent: 'add', sku },
      headers: { origin: shopOrigin() },
    })

  const steps = {
    heading,
    challenge,
    addToCart,
    open: async (...skus: string[]) => {
      for (const sku of skus) await addToCart(sku)
      await openPage(page, `/${locale}/checkout`)
      await heading(texts.shippingTitle).waitFor()
    },
    toPayment: page.getByRole('button', { name: texts.toPayment }),
    toReview: page.getByRole('button', { name: texts.toReview }),
    placeOrder: page.getByRole('button', { name: texts.placeOrder }),
    /** The goods and what they cost, if they are shown directly above the button that orders them. */
    textAboveOrder: () =>
      steps.placeOrder.evaluate((button) => {
        const review = document.querySelector('#order-review')?.closest('section')
        const { bottom = 0, height = 0 } = review?.getBoundingClientRect() ?? {}
        const distance = button.getBoundingClientRect().top - bottom
        return height > 0 && distance >= 0 && distance < 48 ? review?.innerText : undefined
      }),
    fillAddress: () =>
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
    /** Fills in the address fields that are empty; a saved address is already chosen. */
    fillMissingAddress: async () => {
      if ((await page.locator('[name=saved]').count()) > 0) return
      if (await page.locator('[name=email]').inputValue()) return fill(addressAndPhone)
      await fill(['email', 'firstName', 'lastName', ...addressAndPhone])
    },
    /** The billing address is required if nothing is delivered to an address. */
    fillMissingBillingAddress: async () => {
      const street = page.locator('[name=bill-addressLine1]')
      if ((await street.count()) > 0 && !(await street.inputValue())) {
        await fill(['firstName', 'lastName', ...addressAndPhone], 'bill-')
      }
    },
    fillContact: () => fill(['email', 'firstName', 'lastName', 'phone']),
    providerFrame,
    typeCard: async (number: string) => {
      await waitUntilFrameIsStable(page.locator('main iframe'))
      await providerFrame.locator('[autocomplete=cc-number]').fill(number)
      await providerFrame.locator('[autocomplete=cc-exp]').fill('12 / 30')
      await providerFrame.locator('[autocomplete=cc-csc]').fill('123')
      await providerFrame.locator('[autocomplete=cc-name]').fill('Ines Rochat')
    },
    payByCard: async (number: string) => {
      await steps.typeCard(number)
      await providerFrame.getByRole('button', { name: texts.useCard }).press('Enter')
      await page
        .getByText(`•••• ${number.slice(-4)}`)
        .first()
        .waitFor()
    },
    openGiftCards: async () => {
      const number = page.getByLabel(texts.cardNumberOrCode)
      if (await number.isVisible()) return
      await page.locator('summary').filter({ hasText: texts.giftCards }).press('Enter')
      await number.waitFor()
    },
    payByWallet: async () => {
      await waitUntilFrameIsStable(page.locator('main iframe'))
      await providerFrame.getByRole('button', { name: texts.payByWallet }).press('Enter')
    },
    confirmPayLater: async () => {
      const dialog = page.getByRole('dialog', { name: texts.payLater })
      await waitUntilFrameIsStable(dialog.locator('iframe'))
      await dialog.frameLocator('iframe').getByRole('button', { name: texts.agree }).press('Enter')
    },
    answerChallenge: async (answer: 'confirm' | 'notMe') => {
      await waitUntilFrameIsStable(challenge.locator('iframe'))
      const frame = challenge.frameLocator('iframe')
      const button = frame.getByRole('button', { name: texts[answer] })
      if (answer === 'confirm') await frame.getByRole('textbox').fill('123456')
      // By key and repeatedly: just after a frame has opened, a press may be lost.
      const isAnswered = async () =>
        (await challenge.count()) === 0 || (await button.press('Enter').catch(() => {}), false)
      await expect.poll(isAnswered, { interval: 2_000, timeout: 20_000 }).toBe(true)
    },
  }

  return {
    ...steps,
    /** From the address to the review step, with a card. */
    goToReview: async (card: string) => {
      await steps.fillAddress()
      await steps.toPayment.click()
      await steps.payByCard(card)
      await steps.toReview.press('Enter')
    },
  }
}

const addressAndPhone = ['addressLine1', 'city', 'province', 'postalCode', 'phone'] as const

/** A frame of the provider moves and grows while it opens; a click before that may miss its target. */
export async function waitUntilFrameIsStable(frame: Locator): Promise<void> {
  const opening = frame.page().locator('.provider-frame[aria-busy=true]')
  await expect.poll(() => opening.count(), { timeout: 10_000 }).toBe(0)
  let last = ''
  await expect
    .poll(
      async () => {
        const before = last
        last = JSON.stringify(await frame.boundingBox())
        return last === before && last !== 'null'
      },
      { interval: 250, timeout: 10_000 },
    )
    .toBe(true)
}

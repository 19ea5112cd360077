import { randomInt, randomUUID } from 'node:crypto'
import { messageFor } from '@cairn/contract/refusals/refusal-messages'
import { flagCookies } from '@cairn/contract/wire/cookies'
import { peopleRows } from '@cairn/demo/demo-rows'
import { describe, expect } from 'vitest'
import { openPage } from '../browser/open-page.ts'
import { test } from '../browser/visit.ts'
import { shopPage } from '../pages/shop-page.ts'
import { signInForm } from '../pages/sign-in-form.ts'
import { importRows } from '../shop/shop-commands.ts'
import { signInTexts } from '../texts/sign-in-texts.ts'

/** Imports a customer of their own, who can be locked later. */
async function importCustomer() {
  const rows = peopleRows('2026-01-01')
  const model = rows.find((row) => row.kind === 'customer' && row.email === 'partial@cairn.test')
  const email = `locked-${randomInt(1e9)}@walks.example`
  const customer = { ...model, consumerId: randomUUID(), email }
  await importRows([customer])
  return customer
}

const reloadDelay = 4_000

describe('a shopper whose account is locked while it is used (AUTH-050, CART-053)', () => {
  describe('on the next change of the cart (CART-054)', () => {
    test('sees a message, continues with an empty cart, and sees the page reloaded after four seconds (CART-051, CART-052)', async ({
      visit,
    }) => {
      const { page, context, texts } = await visit({ expected: /401/ })
      const shop = shopPage(page, texts)
      const basketId = async () =>
        (await context.cookies()).find(({ name }) => name === flagCookies.basketId)?.value
      const customer = await importCustomer()
      await openPage(page, '/en-us/sign-in?to=/en-us')
      await signInForm(page, signInTexts['en-us']).send(customer.email)
      await page.waitForURL('**/en-us')
      await shop.addDuffel.click()
      await shop.cart('one').waitFor()
      const lostBasketId = await basketId()
      expect(lostBasketId).toBeDefined()

      await importRows([{ ...customer, state: 'locked' }])
      const refused = page.waitForResponse((response) => response.status() === 401)
      const reloaded = page.waitForResponse((response) => response.request().isNavigationRequest())
      await shop.addDuffel.click()
      await page.getByRole('alert').getByText(messageFor('invalidCustomer', 'en')).waitFor()
      await shop.cart('empty').waitFor()
      // The cookie of the lost cart is removed before there is a new one.
      await expect.poll(basketId).toSatisfy((id) => id !== undefined && id !== lostBasketId)
      const newBasketId = await basketId()
      // Both times are the browser's, because events reach the test late.
      const refusal = (await refused).request().timing()
      const { startTime: reloadedAt } = (await reloaded).request().timing()
      expect(reloadedAt - refusal.startTime - refusal.responseStart).toBeGreaterThanOrEqual(
        reloadDelay,
      )

      await shop.cart('empty').waitFor()
      expect(newBasketId).toBeDefined()
      expect(await basketId()).toBe(newBasketId)
      await shop.addDuffel.click()
      await shop.cart('one').waitFor()
    })
  })
})

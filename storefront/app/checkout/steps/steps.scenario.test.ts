import { cardTokens, setAddresses } from '@cairn/commerce/testing/ready-to-order'
import { openPayingShopper } from '@cairn/commerce/testing/shopper-with-instrument'
import { expect, test } from 'vitest'
import { openShopBeforeTests, readShownHtml } from '../../platform/testing/test-visit.ts'

const { shop, visit } = openShopBeforeTests()

/** A guest whose cart has addresses and a card. */
async function guestAtSummary() {
  const { visitor, basketId, pay } = await openPayingShopper(shop())
  await setAddresses(visitor, basketId)
  const card = {
    token: cardTokens.approve,
    brand: 'visa',
    last4: '1111',
    expiryMonth: 12,
    expiryYear: 2090,
  }
  await pay({ payment_method_id: 'CREDIT_CARD', card })
  return visitor
}

const currentStep = (html: string) => /aria-current="step"[^>]*><span>([^<]+)/.exec(html)?.[1]

/** The paths of the links that change a part of the summary, by their labels. */
const changeLinks = (html: string) =>
  Object.fromEntries(
    Array.from(html.matchAll(/<a [^>]*aria-label="(Change: [^"]*)"[^>]*>/g), ([tag, label]) => [
      label,
      /href="([^"]+)"/.exec(tag)?.[1] ?? '',
    ]),
  )

test('the summary leads back to each step, which has kept its data (CHK-005)', async () => {
  const visitor = await guestAtSummary()
  const open = async (path: string) => readShownHtml(await visit(path, { visitor }))
  const summary = await open('/en-us/checkout?step=summary')
  expect(currentStep(summary)).toBe('3. Review')
  const { 'Change: To your door': shippingPath = '', 'Change: Payment': billingPath = '' } =
    changeLinks(summary)

  const shipping = await open(shippingPath)
  expect(currentStep(shipping)).toBe('1. Shipping')
  expect(shipping).toContain('value="1600 Larimer Street"')
  const billing = await open(billingPath)
  expect(currentStep(billing)).toBe('2. Payment')
  expect(billing).toContain('1111')
  expect(currentStep(await open('/en-us/checkout?step=summary'))).toBe('3. Review')
})

import { setShippingMethod } from '@cairn/commerce/testing/cart-calls'
import { importRows } from '@cairn/commerce/testing/import-rows'
import { guestReadyToOrder, placeOrder, setAddresses } from '@cairn/commerce/testing/ready-to-order'
import { samplePromotions } from '@cairn/commerce/testing/sample-rows'
import { setStock, setStoreStock, stockOf } from '@cairn/commerce/testing/stock'
import { beforeAll, expect, test } from 'vitest'
import { demoProducts } from '../platform/testing/test-products.ts'
import { openShopBeforeTests } from '../platform/testing/test-visit.ts'

const { sku } = demoProducts.jacket
const mug = 'CAIRN007SNW-OS'
const storeId = '0042'

const { shop, visit } = openShopBeforeTests()
beforeAll(async () => {
  await importRows(shop().database.query, samplePromotions())
  await setStoreStock(shop(), storeId, sku, 9)
}, 120_000)

const hint = 'Your free gift cannot be collected together with the rest'

/** A jacket for pickup, which earns a mug. */
async function collectWithGift(mugsInStore: number) {
  await setStoreStock(shop(), storeId, mug, mugsInStore)
  const { guest, basketId } = await guestReadyToOrder(shop(), { sku })
  await setShippingMethod(guest, basketId, { code: 'pickup', storeId })
  await setAddresses(guest, basketId)
  const card = { brand: 'visa', last4: '1111', expiryMonth: 12, expiryYear: 2099 }
  await guest.send('addPaymentInstrument', {
    params: { basketId },
    body: { payment_method_id: 'CREDIT_CARD', card: { ...card, token: 'tok_test_approve' } },
  })
  const page = async () => (await visit('/en-us/checkout?step=summary', { visitor: guest })).text()
  const summary = async () => {
    const html = await page()
    const main = html.slice(html.indexOf('<main'))
    return main.slice(0, main.indexOf('Place order'))
  }
  return { page, summary, order: async () => (await placeOrder(guest, basketId)).body }
}

test('a gift that the store has is collected with the rest, from the stock of the store', async () => {
  const { summary, order } = await collectWithGift(3)
  const html = await summary()
  expect(html).toContain('alt="Trail Mug"')
  expect(html).toContain('Picked up by: Ada Berg')
  expect(html).not.toContain(hint)

  const { shipments, items } = await order()
  expect(items.map((item) => item.sku).toSorted()).toEqual([sku, mug].toSorted())
  expect(shipments).toMatchObject([{ shippingMethod: 'pickup', storeId }])
  expect(await stockOf(shop(), mug, storeId)).toBe(2)
})

test('a gift that the store does not have is announced in a group of its own, above the order button', async () => {
  const { page, summary, order } = await collectWithGift(0)
  expect(await page()).toContain('Your free Trail Mug is part of your order.')
  const html = await summary()
  const section = html.slice(html.indexOf(hint))
  expect(html).toContain(hint)
  expect(section.slice(0, section.indexOf('</section>'))).toContain('alt="Trail Mug"')
  expect(html.match(/1520 16th Street Mall/g)).toHaveLength(2)

  const { shipments } = await order()
  expect(shipments.map(({ shippingMethod }) => shippingMethod).toSorted()).toEqual([
    'pickup',
    'sts',
  ])
})

test('a gift that only the store has is given to those who collect everything there', async () => {
  await setStock(shop(), mug, 0)
  const collected = await collectWithGift(1)
  expect((await collected.order()).items.map((item) => item.sku)).toContain(mug)
  const withoutGift = await collectWithGift(0)
  expect((await withoutGift.order()).items.map((item) => item.sku)).toEqual([sku])
})

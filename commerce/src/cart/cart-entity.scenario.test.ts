import { calls } from '@cairn/contract/calls'
import type { Cart } from '@cairn/contract/cart/cart'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { readCart, setShippingMethod } from '../testing/cart-calls.ts'
import { importRows } from '../testing/import-rows.ts'
import { guestWithCart, setAddresses } from '../testing/ready-to-order.ts'
import { samplePromotions } from '../testing/sample-rows.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { openPayingShopper } from '../testing/shopper-with-instrument.ts'
import { signInAs } from '../testing/sign-in.ts'
import { setStoreStock } from '../testing/stock.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

const jacket = 'CAIRN001BLK-M'
const beanie = 'CAIRN003LRC-OS'

test('a cart has its available payment methods and its payment instruments (CART-010, CART-011)', async () => {
  const { giftCard, read } = await openPayingShopper(shop)
  expect((await read()).paymentMethods.map((method) => method.payment_method_id)).toContain(
    'CREDIT_CARD',
  )
  expect((await read()).paymentInstruments).toEqual([])
  await giftCard('0001')

  expect((await read()).paymentInstruments).toMatchObject([
    { payment_method_id: 'GIFT_CARD', maskedCode: '•••• 0001', amount: 50 },
  ])
})

test('a cart has the voucher that a member has applied, until it is removed (CART-013)', async () => {
  const { visitor, basketId, read } = await openPayingShopper(shop, { account: 'member' })
  const choose = (points: number | null) =>
    visitor.send<Cart>('applyReward', {
      params: { basketId },
      body: { appliedLoyaltyVoucher: points === null ? null : { points } },
    })
  await choose(2_500)
  expect(await read()).toMatchObject({ reward: { points: 2_500, amountInCurrency: 27 } })

  await choose(null)
  expect(await read()).toMatchObject({ reward: null })
})

test('an item has the eyebrow text of its product (CART-037)', async () => {
  const eyebrow = 'Made of what was left'
  await shop.database.run(
    `update style_texts set eyebrow = $1 where style_id = 'CAIRN001' and locale = 'en-us'`,
    [eyebrow],
  )
  const { cart } = await guestWithCart(shop, { sku: jacket })

  expect(cart.items).toMatchObject([{ badge: eyebrow, eyebrow }])
})

test('the calls for items take the documented fields (CART-089)', async () => {
  const guest = await shop.guest()
  const item = { sku: 'CAIRN009BLK-M', qty: 2, recipeId: 'red-zip' }
  const { body: cart } = await guest.send<Cart>('createCartWithItem', { body: item })
  const { basketId } = cart
  const params = { basketId }
  await guest.send('addItem', { body: { basketId, sku: jacket, qty: 1 } })
  const itemId = (await readCart(guest, basketId)).items.find(({ sku }) => sku === jacket)?.itemId
  const change = { itemId, qty: 3, sku: 'CAIRN001BLK-L', shippingMethod: 'pickup', storeId: '0042' }
  await setStoreStock(shop, '0042', change.sku, 4)
  await guest.send('changeItem', { params, body: change })

  const changedCart = await readCart(guest, basketId)
  expect(changedCart.items).toMatchObject([
    item,
    { itemId, qty: 3, sku: 'CAIRN001BLK-L', shipmentId: 'me-pickup-0042' },
  ])
  await guest.send('removeItem', { body: { basketId, itemId } })
  expect((await readCart(guest, basketId)).items).toMatchObject([item])
})

test('the totals of a cart reconcile to the cent (CART-007)', async () => {
  await importRows(shop.database.query, samplePromotions())
  const { visitor, basketId, giftCard, read } = await openPayingShopper(shop, { sku: beanie })
  await setAddresses(visitor, basketId)
  await visitor.send('applyCoupon', { body: { cartId: basketId, code: 'WELCOME10' } })
  await giftCard('0001', { amount: 20 })
  const { items, totals } = await read()

  // 35 less ten percent, 6.95 for the delivery, and 2.9 percent tax on 31.50.
  expect(totals).toEqual({
    itemTotal: 35,
    totalDiscount: 3.5,
    discount: 3.5,
    itemSubTotal: 35,
    shipping: 6.95,
    netAmount: 38.45,
    tax: 0.91,
    taxAmount: 0.91,
    total: 39.36,
    remainingToPay: 19.36,
    totalUnits: 1,
    appliedRewards: 0,
  })
  expect(items.map(({ price }) => price.rowTotal)).toEqual([35])
})

test('a gift card of 20.00 on a cart of 50.00 leaves 30.00 to pay (CART-007)', async () => {
  await setStoreStock(shop, '0042', jacket, 4)
  // With 2.9 percent tax this is 50.00.
  await shop.database.run(
    `update prices set current_minor = 4859, original_minor = 4859
     where product_id = 'CAIRN001BLK' and site_id = 'CAIRN-US'`,
  )
  const { visitor, basketId, giftCard, read } = await openPayingShopper(shop)
  await setShippingMethod(visitor, basketId, { code: 'pickup', storeId: '0042' })
  await giftCard('0001', { amount: 20 })

  expect((await read()).totals).toMatchObject({ total: 50, remainingToPay: 30 })
})

test('signing in creates no cart for an employee (CART-055)', async () => {
  await shop.database.run('delete from carts')
  const { body } = await signInAs(await shop.guest(), 'employee@cairn.test')

  expect(body).toMatchObject({ consumerType: 'EMPLOYEE', basketId: null })
  const { rows } = await shop.database.run('select 1 from carts')
  expect(rows).toEqual([])
})

test('the path of the saved items is the one in both specifications (SFL-011)', async () => {
  const { method, path } = calls.readSavedItems

  expect(`${method} ${path}`).toBe('GET /wishlists/v2/saveForLater')
  expect(await (await shop.guest()).send('readSavedItems')).toMatchObject({
    status: 200,
    body: { total: 0, items: [] },
  })
})

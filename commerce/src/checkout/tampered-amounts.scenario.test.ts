import type { Cart } from '@cairn/contract/cart/cart'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { expectConsistent } from '../testing/expect-consistent.ts'
import {
  denverAddress,
  cardTokens,
  guestReadyToOrder,
  placeOrder,
  prepareOrder,
} from '../testing/ready-to-order.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { shortOrLong } from '../testing/short-or-long.ts'

const sku = 'CAIRN001BLK-M'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => expectConsistent(shop))
afterAll(() => shop.close())

const lowAmount = 0.01
/** The names of all amounts in answers, and names that somebody could guess. */
const amounts = {
  price: { current: lowAmount, original: lowAmount, priceAfterOrderDiscount: lowAmount },
  totals: {
    total: lowAmount,
    remainingToPay: lowAmount,
    itemTotal: lowAmount,
    tax: 0,
    shipping: 0,
  },
  total: lowAmount,
  itemTotal: lowAmount,
  remainingToPay: lowAmount,
  currentPrice: lowAmount,
  unitPrice: lowAmount,
  shipping: 0,
  shippingCost: 0,
  tax: 0,
  taxTotal: 0,
  discount: 1_000,
  totalDiscount: 1_000,
  appliedRewards: 1_000,
  asked: 1,
  currency: 'CAD',
  priceAdjustments: [{ amount: -1_000, type: 'amount', value: 1_000 }],
}

type AddedFields = Record<string, unknown>

/** Places an order and adds the same fields to every request on the way. */
async function buy(addedFields: AddedFields, { amount }: { amount?: number } = {}) {
  const guest = await shop.guest()
  const write = (name: Parameters<typeof guest.send>[0], body: object, basketId?: string) =>
    guest.send<Cart>(name, {
      body: { ...body, ...addedFields },
      ...(basketId !== undefined && { params: { basketId } }),
    })
  const { body: created } = await write('createCartWithItem', { sku, qty: 1 })
  const { basketId } = created
  await write('addItem', { basketId, sku, qty: 1 })
  const itemId = created.items[0]?.itemId
  await write('changeItem', { basketId, itemId, qty: 3 }, basketId)
  const address = { ...denverAddress, ...addedFields }
  await write('setBillingAddress', { address }, basketId)
  await write('setShippingAddress', { address }, basketId)
  await write('setShippingMethod', { basketId, code: 'standard' })
  const card = { token: cardTokens.approve, brand: 'visa', last4: '1111', ...addedFields }
  const instrument = { payment_method_id: 'CREDIT_CARD', card, ...(amount && { amount }) }
  await write('addPaymentInstrument', instrument, basketId)
  await write('prepareOrder', { basketId })
  const { body: read } = await guest.send<Cart>('readCart', { params: { basketId } })
  const additionalData = { token: cardTokens.approve, ...addedFields }
  const paymentMethod = { code: 'CREDIT_CARD', additionalData, ...addedFields }
  const response = await write('placeOrder', { cartId: basketId, paymentMethod })
  return { read: read.totals, placed: response.body.totals, charged: await chargedAmount() }
}

const chargedAmount = async () => {
  const { rows } = await shop.database.run(
    `select a.authorised_minor as authorised from payment_attempts a
     order by a.requested_at desc limit 1`,
  )
  return Number(rows[0]?.['authorised'])
}

test('a prepared order is not placed at another total after the cart has changed (guarantee 11)', async () => {
  const { guest, basketId } = await guestReadyToOrder(shop, { sku: 'CAIRN003LRC-OS' })
  await prepareOrder(guest, basketId)
  await guest.send('addItem', { body: { basketId, sku: 'CAIRN001BLK-M' } })
  expect(await placeOrder(guest, basketId)).toMatchObject({ status: 409, errorId: 'PRC400' })

  const { totals } = (await prepareOrder(guest, basketId)).body
  expect((await placeOrder(guest, basketId)).body.totals.total).toBe(totals.total)
})

test('amounts that a client adds to a request do not change what an order costs (guarantee 11)', async () => {
  const expected = await buy({})
  expect(expected.charged).toBe(Math.round(expected.placed.total * 100))
  expect(expected.charged).toBeGreaterThan(500_00)

  const singleFields = Object.entries({ ...amounts, ...amounts.totals })
  for (const [name, value] of singleFields.slice(0, shortOrLong(2, singleFields.length))) {
    expect({ name, ...(await buy({ [name]: value })) }).toEqual({ name, ...expected })
  }
  expect(await buy({ ...amounts, ...amounts.totals })).toEqual(expected)
  expect(await buy({}, { amount: lowAmount })).toEqual(expected)
})

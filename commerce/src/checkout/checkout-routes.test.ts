import type { Cart } from '@cairn/contract/cart/cart'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  guestReadyToOrder,
  guestWithCart,
  placeOrder,
  prepareOrder,
  cardTokens,
} from '../testing/ready-to-order.ts'
import { countQueries } from '../testing/recorded-queries.ts'
import { openShop, type Shop } from '../testing/shop.ts'

const jacket = 'CAIRN001BLK-M'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

const stockOf = async (sku: string) => {
  const { rows } = await shop.database.run('select on_hand from variants where sku = $1', [sku])
  return rows[0]?.['on_hand']
}

const withJacket = (qty = 1) => guestReadyToOrder(shop, { sku: jacket, qty })

test('placing an order returns its totals, payments and shipments (ORD-002)', async () => {
  const { guest, basketId } = await withJacket(2)
  const quote = await prepareOrder(guest, basketId)
  expect(quote).toMatchObject({ status: 200, body: { flash: [] } })
  const { status, body } = await placeOrder(guest, basketId)

  expect(status).toBe(200)
  expect(body).toMatchObject({
    orderNumber: expect.stringMatching(/^CRN-[2-9A-Z]{9}$/),
    st: expect.any(String),
    status: 'Created',
    email: 'ada@example.com',
    items: [{ sku: jacket, qty: 2 }],
    shipments: [{ shipmentId: 'me-standard', status: 'Created' }],
    totals: { total: quote.body.totals.total },
    paymentMethod: [
      {
        code: 'CREDIT_CARD',
        amount: quote.body.totals.total,
        card: { brand: 'visa', last4: '1111' },
      },
    ],
    promoSummary: [],
    flash: [],
    isCancellable: true,
  })
})

test('an order is prepared before an address is known only for a wallet on a product page (ORD-014)', async () => {
  const { guest, cart } = await guestWithCart(shop, { sku: jacket })
  const { basketId } = cart
  expect(await prepareOrder(guest, basketId)).toMatchObject({ errorId: 'CHK380' })
  const body = { basketId, 'cookie-bid': true }
  expect(await guest.send('prepareOrder', { body })).toMatchObject({
    status: 200,
    body: { shippingAddress: null, totals: { total: cart.totals.total } },
  })
})

test('a prepared cart becomes an order, takes stock and ends (ORD-005)', async () => {
  const before = Number(await stockOf(jacket))
  const { guest, basketId } = await withJacket(2)
  expect(await prepareOrder(guest, basketId)).toMatchObject({ status: 200 })
  expect(await placeOrder(guest, basketId)).toMatchObject({ status: 200 })

  expect(await stockOf(jacket)).toBe(before - 2)
  const readAgain = await guest.send('readCart', { params: { basketId } })
  expect(readAgain.errorId).toBe('BSK404')
})

test('placing an order takes four database round trips', async () => {
  const { guest, basketId } = await withJacket()

  // Session and cart, begin with the whole hold, commit, and the placed order.
  expect(await countQueries(() => placeOrder(guest, basketId))).toBe(4)
})

describe('a payment', () => {
  test.each([
    ['decline', 'PAY400'],
    ['suspicious', 'PYT402'],
    ['expired', 'FE309'],
  ] as const)(
    'that is refused (%s) takes nothing and leaves a new cart',
    async (token, errorId) => {
      const before = await stockOf(jacket)
      const { guest, basketId } = await withJacket()
      const response = await placeOrder(guest, basketId, { token: cardTokens[token] })

      expect(response.errorId).toBe(errorId)
      expect(await stockOf(jacket)).toBe(before)
      const next = guest.jar.get('cairn_basket') ?? ''
      expect(next).not.toBe(basketId)
      const { body } = await guest.send<Cart>('readCart', { params: { basketId: next } })
      expect(body).toMatchObject({ items: [{ sku: jacket, qty: 1 }] })
      expect(await placeOrder(guest, next)).toMatchObject({ status: 200 })
    },
  )
})

import type { Cart } from '@cairn/contract/cart-entity'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { questionsOf } from '../testing/questions.ts'
import { guestReadyToOrder, placeOrder, prepare, tokens } from '../testing/ready-to-order.ts'
import { openShop, type Shop } from '../testing/shop.ts'

const jacket = 'CAIRN001BLK-M'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => expect(shop.failures).toEqual([]))
afterAll(() => shop.close())

const stockOf = async (sku: string) => {
  const { rows } = await shop.database.run('select on_hand from variants where sku = $1', [sku])
  return rows[0]?.['on_hand']
}

const withJacket = (qty = 1) => guestReadyToOrder(shop, { sku: jacket, qty })

test('a cart becomes an order: paid, off the shelf, with all that was agreed (ORD-002, ORD-005, ORD-013)', async () => {
  const before = Number(await stockOf(jacket))
  const { guest, basketId } = await withJacket(2)
  const prepared = await prepare(guest, basketId)
  expect(prepared).toMatchObject({ status: 200, body: { flash: [] } })
  const { status, body } = await placeOrder(guest, basketId)

  expect(status).toBe(200)
  expect(body).toMatchObject({
    orderNumber: expect.stringMatching(/^CRN-[2-9A-Z]{9}$/),
    st: expect.any(String),
    status: 'Created',
    email: 'ada@example.com',
    items: [{ sku: jacket, qty: 2 }],
    shipments: [{ shipmentId: 'me-standard', status: 'Created' }],
    totals: { total: prepared.body.totals.total },
    paymentMethod: [{ code: 'CREDIT_CARD', amount: prepared.body.totals.total }],
    promoSummary: [],
    flash: [],
    isCancellable: true,
  })
  expect(await stockOf(jacket)).toBe(before - 2)
  const kept = await guest.send('readCart', { params: { basketId } })
  expect(kept.errorId).toBe('BSK404')
})

test('placing asks the database so often, and not once more', async () => {
  const { guest, basketId } = await withJacket()

  // Whose it is and what is in it, begin and everything, commit, and the order stands.
  expect(await questionsOf(() => placeOrder(guest, basketId))).toBe(4)
})

describe('a payment', () => {
  test.each([
    ['decline', 'PAY400'],
    ['suspicious', 'PYT402'],
    ['expired', 'FE309'],
  ] as const)('that is %s leaves nothing behind but a new basket', async (token, errorId) => {
    const before = await stockOf(jacket)
    const { guest, basketId } = await withJacket()
    const refused = await placeOrder(guest, basketId, { token: tokens[token] })

    expect(refused.errorId).toBe(errorId)
    expect(await stockOf(jacket)).toBe(before)
    const next = guest.jar.get('cairn_basket') ?? ''
    expect(next).not.toBe(basketId)
    const { body } = await guest.send<Cart>('readCart', { params: { basketId: next } })
    expect(body).toMatchObject({ items: [{ sku: jacket, qty: 1 }] })
    expect(await placeOrder(guest, next)).toMatchObject({ status: 200 })
  })
})

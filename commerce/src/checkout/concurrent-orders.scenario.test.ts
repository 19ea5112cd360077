import type { Order } from '@cairn/contract/orders/order'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { deleteOldKeys } from '../orders/placing/idempotency-key-store.ts'
import { onFault } from '../platform/faults.ts'
import { expectConsistent } from '../testing/expect-consistent.ts'
import { guestReadyToOrder, placeOrder, prepareOrder } from '../testing/ready-to-order.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { shortOrLong } from '../testing/short-or-long.ts'
import { setStock, stockOf } from '../testing/stock.ts'
import type { CallResponse } from '../testing/visitor.ts'

const jacket = 'CAIRN001BLK-M'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => expectConsistent(shop))
afterAll(() => shop.close())

const orders = async () =>
  Number((await shop.database.run('select count(*) from orders')).rows[0]?.['count'])

const outcomes = (answers: readonly CallResponse<Order>[]) =>
  Object.fromEntries(
    [...Map.groupBy(answers, ({ errorId = 'placed' }) => errorId)].map(([name, all]) => [
      name,
      all.length,
    ]),
  )

describe('concurrent orders', () => {
  test('never sell more pieces than are in stock (guarantee 1)', async () => {
    const pieces = 4
    const buyers = await Promise.all(
      Array.from({ length: shortOrLong(12, 500) }, () => guestReadyToOrder(shop, { sku: jacket })),
    )
    await setStock(shop, jacket, pieces)
    const answers = await Promise.all(
      buyers.map(({ guest, basketId }) => placeOrder(guest, basketId)),
    )

    const { placed, ...refused } = outcomes(answers)
    expect(placed).toBe(pieces)
    expect(Object.keys(refused).every((id) => /^(INV700|INV406|ORD430)$/.test(id))).toBe(true)
    expect(await stockOf(shop, jacket)).toBe(0)
  })

  test('are refused for goods that sold out during checkout (CART-076)', async () => {
    await setStock(shop, jacket, 5)
    const { guest, basketId } = await guestReadyToOrder(shop, { sku: jacket })
    const disarm = onFault('order.requested', () => setStock(shop, jacket, 0))
    const lost = await placeOrder(guest, basketId)
    disarm()

    expect(lost).toMatchObject({ status: 409, errorId: 'ORD430' })
    const { body } = await guest.send('readCart', {
      params: { basketId },
      query: { inventorySupplyCheck: 'true' },
    })
    expect(body).toMatchObject({ flash: [{ type: 'ProductLineItemFullInventoryMissing' }] })
    await setStock(shop, jacket, 50)
  })

  test('of the same skus in different sequence do not deadlock (guarantee 3)', async () => {
    const skus = ['CAIRN001BLK-S', 'CAIRN001BLK-L', 'CAIRN002BLK-M', 'CAIRN005BLK-9']
    const known = await shop.database.run('select sku from variants where sku = any($1)', [skus])
    const there = known.rows.map(({ sku }) => String(sku))
    const many = shortOrLong(8, 250)
    for (const sku of there) await setStock(shop, sku, many)
    const buyers = await Promise.all(
      Array.from({ length: many }, async (_, index) => {
        const turn = index % 2 === 0 ? there : there.toReversed()
        const [first = jacket, ...others] = turn
        const { guest, basketId } = await guestReadyToOrder(shop, { sku: first })
        for (const sku of others) await guest.send('addItem', { body: { basketId, sku } })
        return { guest, basketId }
      }),
    )
    const answers = await Promise.all(
      buyers.map(({ guest, basketId }) => placeOrder(guest, basketId)),
    )

    expect(outcomes(answers)).toEqual({ placed: buyers.length })
  })
})

describe('a repeated request', () => {
  test('creates one order, one payment and one stock movement (guarantee 4)', async () => {
    await setStock(shop, jacket, 50)
    const before = await orders()
    const { guest, basketId } = await guestReadyToOrder(shop, { sku: jacket, qty: 2 })
    const headers = { 'idempotency-key': 'the-same' }
    const answers = await Promise.all(
      Array.from({ length: shortOrLong(10, 50) }, () => placeOrder(guest, basketId, { headers })),
    )

    expect(outcomes(answers)).toEqual({ placed: answers.length })
    expect(new Set(answers.map(({ body }) => body.orderNumber)).size).toBe(1)
    expect(await orders()).toBe(before + 1)
    expect(await stockOf(shop, jacket)).toBe(48)
    expect((await placeOrder(guest, basketId, { headers })).body).toEqual(answers[0]?.body)
  })

  test('with another body is refused, and the cart id is the default key (guarantee 5)', async () => {
    const { guest, basketId } = await guestReadyToOrder(shop, { sku: jacket })
    const placed = await placeOrder(guest, basketId)

    expect(placed.status).toBe(200)
    expect((await placeOrder(guest, basketId)).body.orderNumber).toBe(placed.body.orderNumber)
    expect(await placeOrder(guest, basketId, { token: 'tok_test_decline' })).toMatchObject({
      status: 422,
      errorId: 'REQ422',
    })
    const { guest: another, basketId: theirs } = await guestReadyToOrder(shop, { sku: jacket })
    const headers = { 'idempotency-key': basketId }
    expect((await placeOrder(another, theirs, { headers })).body.orderNumber).not.toBe(
      placed.body.orderNumber,
    )
    expect(await placeOrder(await shop.guest(), basketId)).toMatchObject({ errorId: 'BSK404' })
  })

  test('returns the same order for a day, and never places a second one (guarantee 5)', async () => {
    const { guest, basketId } = await guestReadyToOrder(shop, { sku: jacket })
    const { body } = await placeOrder(guest, basketId)
    const count = await orders()
    const grownOldBy = async (hours: number) => {
      const aged = `used_at = now() - make_interval(hours => ${hours}, mins => 1)`
      await shop.database.run(`update idempotency_keys set ${aged}`)
      await deleteOldKeys(shop.database.query)
      return placeOrder(guest, basketId)
    }
    expect((await grownOldBy(23)).body).toEqual(body)
    expect(await grownOldBy(24)).toMatchObject({ errorId: 'BSK404' })
    expect(await orders()).toBe(count)
  })

  test('waits for the first one, or is refused while that runs (guarantee 5)', async () => {
    const { guest, basketId } = await guestReadyToOrder(shop, { sku: jacket })
    const gate = Promise.withResolvers<void>()
    const held = Promise.withResolvers<void>()
    const disarm = onFault('order.held', () => {
      held.resolve()
      return gate.promise
    })
    const first = placeOrder(guest, basketId)
    await held.promise
    const second = await placeOrder(guest, basketId)
    disarm()
    gate.resolve()

    expect(second).toMatchObject({ status: 409, errorId: 'REQ409' })
    expect(await first).toMatchObject({ status: 200 })
  })

  test('with another key for the same cart creates no second order (guarantee 4)', async () => {
    const { guest, basketId } = await guestReadyToOrder(shop, { sku: jacket })
    const answers = await Promise.all(
      ['one', 'other'].map((key) =>
        placeOrder(guest, basketId, { headers: { 'idempotency-key': key } }),
      ),
    )

    expect(outcomes(answers)).toEqual({ placed: 1, BSK404: 1 })
  })
})

test('a cart change during placing is refused when the total changes (guarantee 11)', async () => {
  const { guest, basketId } = await guestReadyToOrder(shop, { sku: jacket })
  const { body } = await prepareOrder(guest, basketId)
  const disarm = onFault('order.requested', async () => {
    disarm()
    await guest.send('addItem', { body: { basketId, sku: jacket } })
  })
  const seenTotal = body.totals.total
  const refused = await placeOrder(guest, basketId, { body: { seenTotal } })

  expect(refused).toMatchObject({ status: 409, errorId: 'PRC400' })
})

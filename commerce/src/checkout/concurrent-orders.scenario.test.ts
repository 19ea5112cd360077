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

    const { placed, ...refusals } = outcomes(answers)
    expect(placed).toBe(pieces)
    expect(Object.keys(refusals).every((id) => /^(INV700|INV406|ORD430)$/.test(id))).toBe(true)
    expect(await stockOf(shop, jacket)).toBe(0)
  })

  test('are refused for goods that sold out during checkout (CART-076)', async () => {
    await setStock(shop, jacket, 5)
    const { guest, basketId } = await guestReadyToOrder(shop, { sku: jacket })
    const disarm = onFault('order.requested', () => setStock(shop, jacket, 0))
    const response = await placeOrder(guest, basketId)
    disarm()

    expect(response).toMatchObject({ status: 409, errorId: 'ORD430' })
    const { body } = await guest.send('readCart', {
      params: { basketId },
      query: { inventorySupplyCheck: 'true' },
    })
    expect(body).toMatchObject({ flash: [{ type: 'ProductLineItemFullInventoryMissing' }] })
    await setStock(shop, jacket, 50)
  })

  test('of the same skus in different sequence do not deadlock (guarantee 3)', async () => {
    const skus = ['CAIRN001BLK-S', 'CAIRN001BLK-L', 'CAIRN002BLK-M', 'CAIRN005BLK-9']
    const existing = await shop.database.run('select sku from variants where sku = any($1)', [skus])
    const existingSkus = existing.rows.map(({ sku }) => String(sku))
    const stock = shortOrLong(8, 250)
    for (const sku of existingSkus) await setStock(shop, sku, stock)
    const buyers = await Promise.all(
      Array.from({ length: stock }, async (_, index) => {
        const skuSequence = index % 2 === 0 ? existingSkus : existingSkus.toReversed()
        const [first = jacket, ...others] = skuSequence
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
    const response = await placeOrder(guest, basketId)

    expect(response.status).toBe(200)
    expect((await placeOrder(guest, basketId)).body.orderNumber).toBe(response.body.orderNumber)
    expect(await placeOrder(guest, basketId, { token: 'tok_test_decline' })).toMatchObject({
      status: 422,
      errorId: 'REQ422',
    })
    const { guest: otherGuest, basketId: otherBasketId } = await guestReadyToOrder(shop, {
      sku: jacket,
    })
    const headers = { 'idempotency-key': basketId }
    expect((await placeOrder(otherGuest, otherBasketId, { headers })).body.orderNumber).not.toBe(
      response.body.orderNumber,
    )
    expect(await placeOrder(await shop.guest(), basketId)).toMatchObject({ errorId: 'BSK404' })
  })

  test('returns the same order for a day, and never places a second one (guarantee 5)', async () => {
    const { guest, basketId } = await guestReadyToOrder(shop, { sku: jacket })
    const { body } = await placeOrder(guest, basketId)
    const count = await orders()
    const ageKeys = async (hours: number) => {
      const olderSql = `used_at = now() - make_interval(hours => ${hours}, mins => 1)`
      await shop.database.run(`update idempotency_keys set ${olderSql}`)
      await deleteOldKeys(shop.database.query)
      return placeOrder(guest, basketId)
    }
    expect((await ageKeys(23)).body).toEqual(body)
    expect(await ageKeys(24)).toMatchObject({ errorId: 'BSK404' })
    expect(await orders()).toBe(count)
  })

  test('waits for the first one, or is refused while that runs (guarantee 5)', async () => {
    const { guest, basketId } = await guestReadyToOrder(shop, { sku: jacket })
    const latch = Promise.withResolvers<void>()
    const orderHeld = Promise.withResolvers<void>()
    const disarm = onFault('order.held', () => {
      orderHeld.resolve()
      return latch.promise
    })
    const first = placeOrder(guest, basketId)
    await orderHeld.promise
    const second = await placeOrder(guest, basketId)
    disarm()
    latch.resolve()

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
  const response = await placeOrder(guest, basketId, { body: { seenTotal } })

  expect(response).toMatchObject({ status: 409, errorId: 'PRC400' })
})

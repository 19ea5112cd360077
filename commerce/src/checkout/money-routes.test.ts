import type { Cart } from '@cairn/contract/cart-entity'
import type { Order } from '@cairn/contract/order-entity'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { checkBooks } from '../orders/check-books-store.ts'
import { onFault } from '../platform/faults.ts'
import { type PaymentProvider, ProviderAway } from '../payments/provider.ts'
import { shopInstruments } from '../orders/instruments-store.ts'
import { guestReadyToOrder, placeOrder, prepare, tokens } from '../testing/ready-to-order.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { stockOf } from '../testing/stock.ts'
import type { Visitor } from '../testing/visitor.ts'
import { sweepOrders } from './sweep-store.ts'

const jacket = 'CAIRN001BLK-M'

let shop: Shop
let before: number
beforeAll(async () => {
  shop = await openShop()
  before = await stockOf(shop, jacket)
})
afterEach(async () => {
  expect(shop.failures).toEqual([])
  expect(await checkBooks(shop.database.query)).toEqual([])
  before = await stockOf(shop, jacket)
})
afterAll(() => shop.close())

const sweep = (provider: PaymentProvider = shop.provider) =>
  sweepOrders({ database: shop.database.query, provider, instruments: shopInstruments })

/** As if nobody had come back for so many seconds. */
const later = (seconds: number) =>
  shop.database.run(
    `update payment_attempts set looked_at = looked_at - make_interval(secs => ${seconds}),
       asked_at = asked_at - make_interval(secs => 20)
     where state in ('asked', 'challenged', 'lost', 'voiding')`,
  )

const lastOrder = async () => {
  const { rows } = await shop.database.run(
    `select o.state, a.state as payment, o.order_number as number from orders o
     left join payment_attempts a using (order_id) order by o.ordered_at desc limit 1`,
  )
  return rows[0] ?? {}
}

/** The server dies at a point of placing an order. */
async function dyingAt(point: string, token: string = tokens.approve) {
  const { guest, basketId } = await guestReadyToOrder(shop, { sku: jacket })
  const disarm = onFault(point, () => {
    throw new Error('the server died')
  })
  const answer = await placeOrder(guest, basketId, { token })
  disarm()
  expect(answer.status).toBe(500)
  expect(shop.failures.splice(0)).toHaveLength(1)
  return { guest, basketId }
}

describe('paid means ordered (promise 7)', () => {
  test.each(['order.charged', 'order.answered'])(
    'the provider tells what a server that died at %s did not',
    async (point) => {
      await dyingAt(point)
      expect(await lastOrder()).toMatchObject({ state: 'pending', payment: 'asked' })
      await shop.sandbox.work()

      expect(await lastOrder()).toMatchObject({ state: 'placed', payment: 'authorised' })
      expect(await stockOf(shop, jacket)).toBe(before - 1)
    },
  )

  test('where no message comes, the provider is asked', async () => {
    await dyingAt('order.charged')
    await later(15)
    await sweep()

    expect(await lastOrder()).toMatchObject({ state: 'placed', payment: 'authorised' })
    await shop.sandbox.work()
  })

  test('what was never asked of the provider is over, and its things are free (promise 8)', async () => {
    await dyingAt('order.held')
    expect(await stockOf(shop, jacket)).toBe(before - 1)
    await later(15)
    await sweep()

    expect(await lastOrder()).toMatchObject({ state: 'failed' })
    expect(await stockOf(shop, jacket)).toBe(before)
  })

  test('the shopper who asks again goes on where the server died (promise 4)', async () => {
    const { guest, basketId } = await dyingAt('order.held')
    await shop.database.run(`update idempotency_keys set used_at = used_at - interval '20 seconds'`)
    const placed = await placeOrder(guest, basketId)

    expect(placed).toMatchObject({ status: 200, body: { status: 'Created' } })
    await shop.sandbox.work()
  })

  test('whoever closes the browser after the order stands has it', async () => {
    await dyingAt('order.placed')

    expect(await lastOrder()).toMatchObject({ state: 'placed' })
    await shop.sandbox.work()
  })

  test('a payment that takes its time is waited for', async () => {
    const { guest, basketId } = await guestReadyToOrder(shop, { sku: jacket })
    expect(await placeOrder(guest, basketId, { token: tokens.pending })).toMatchObject({
      status: 503,
    })
    await new Promise((done) => setTimeout(done, 3_500))
    await shop.sandbox.work()
    const again = await placeOrder(guest, basketId, { token: tokens.pending })

    expect(again).toMatchObject({ status: 200, body: { status: 'Created' } })
  })
})

describe('a provider that does not answer', () => {
  test('but has done it: the order stands all the same', async () => {
    const { guest, basketId } = await guestReadyToOrder(shop, { sku: jacket })

    expect(await placeOrder(guest, basketId, { token: tokens.late })).toMatchObject({ status: 200 })
    await shop.sandbox.work()
  })

  test('at all: the order is over at once, and what comes late goes back (promise 41)', async () => {
    const away = async (): Promise<never> => {
      throw new ProviderAway('nobody there')
    }
    const authorise: PaymentProvider['authorise'] = async (request) => {
      await shop.provider.authorise(request)
      return away()
    }
    const gone = await openShop({ provider: { ...shop.provider, authorise, find: away } })
    const { guest, basketId } = await guestReadyToOrder(gone, { sku: jacket })
    const pieces = await stockOf(gone, jacket)

    expect(await placeOrder(guest, basketId)).toMatchObject({ errorId: 'PAY400' })
    expect(await stockOf(gone, jacket)).toBe(pieces)
    const states = () => gone.database.run('select state from payment_attempts')
    expect((await states()).rows).toEqual([{ state: 'lost' }])
    const books = { database: gone.database.query, instruments: shopInstruments }
    await sweepOrders({ ...books, provider: shop.provider })
    expect((await states()).rows).toEqual([{ state: 'voided' }])
    expect(await checkBooks(gone.database.query)).toEqual([])
    await gone.close()
    await shop.sandbox.work()
  })
})

describe('a challenge', () => {
  async function challenged() {
    const { guest, basketId } = await guestReadyToOrder(shop, { sku: jacket })
    const { body } = await placeOrder(guest, basketId, { token: tokens.challenge })
    const { sessionId = '' } = body.flash[0]?.details ?? {}
    return { guest, basketId, order: body, sessionId: String(sessionId) }
  }

  const answer = (visitor: Visitor, orderNumber: string, [sessionID, proof]: [string, string]) =>
    visitor.send<Order>('answerChallenge', {
      params: { orderNumber },
      body: {
        paymentMethod: {
          code: 'CREDIT_CARD',
          additionalData: { sessionID, threeDS2Result: proof },
        },
      },
    })

  test('keeps the order until it is answered (ORD-007)', async () => {
    const { guest, order } = await challenged()

    expect(order.flash).toMatchObject([
      { type: 'PaymentNotAuthorized', details: { challengeUrl: expect.any(String) } },
    ])
    expect(await lastOrder()).toMatchObject({ state: 'challenged' })
    expect(await guest.send('readOrder', { params: { orderId: order.orderNumber } })).toMatchObject(
      { errorId: 'OHS4004' },
    )
  })

  test('belongs to one order, and to whoever placed it (promise 9)', async () => {
    const one = await challenged()
    const other = await challenged()

    expect(
      await answer(one.guest, one.order.orderNumber, [other.sessionId, 'passed']),
    ).toMatchObject({ errorId: 'PAY400' })
    expect(
      await answer(other.guest, one.order.orderNumber, [one.sessionId, 'passed']),
    ).toMatchObject({ errorId: 'ORD409' })
    const { rows } = await shop.database.run(
      'select state from orders where order_number = any($1)',
      [[one.order.orderNumber, other.order.orderNumber]],
    )
    expect(rows).toEqual([{ state: 'challenged' }, { state: 'challenged' }])
  })

  test('that fails ends the order: a new basket, and everything is free (PAY-030, PAY-031)', async () => {
    const free = await stockOf(shop, jacket)
    const { guest, basketId, order, sessionId } = await challenged()
    const failed = await answer(guest, order.orderNumber, [sessionId, 'invented'])

    expect(failed).toMatchObject({ status: 402, errorId: 'PAY400' })
    expect(await stockOf(shop, jacket)).toBe(free)
    const next = guest.jar.get('cairn_basket') ?? ''
    expect(next).not.toBe(basketId)
    const { body } = await guest.send<Cart>('readCart', { params: { basketId: next } })
    expect(body.items).toMatchObject([{ sku: jacket }])
    expect(await answer(guest, order.orderNumber, [sessionId, 'invented'])).toMatchObject({
      errorId: 'PAY400',
    })
  })

  test('that nobody answers is over after a quarter of an hour', async () => {
    const { order } = await challenged()
    await later(600)
    await sweep()
    expect(await lastOrder()).toMatchObject({ state: 'challenged', number: order.orderNumber })
    await later(400)
    await sweep()

    expect(await lastOrder()).toMatchObject({ state: 'failed', number: order.orderNumber })
  })
})

test('a failed placement has changed nothing (promise 8)', async () => {
  const { guest, basketId } = await guestReadyToOrder(shop, { sku: jacket })
  for (const point of ['order.stock', 'order.promotions', 'order.holding']) {
    const disarm = onFault(point, () => {
      throw new Error('failed')
    })
    expect((await placeOrder(guest, basketId)).status).toBe(500)
    disarm()
    expect(shop.failures.splice(0)).toHaveLength(1)
    expect(await stockOf(shop, jacket)).toBe(before)
  }
  expect(await placeOrder(guest, basketId)).toMatchObject({ status: 200 })
  await shop.sandbox.work()
})

describe('never at another price than the one that was seen (promise 11)', () => {
  const raise = (minor: number) =>
    shop.database.run(
      `update prices set current_minor = current_minor + $1, original_minor = original_minor + $1
       where product_id = 'CAIRN001BLK'`,
      [minor],
    )

  test('a price that moved since the order was prepared is shown before it is charged', async () => {
    const { guest, basketId } = await guestReadyToOrder(shop, { sku: jacket })
    const { body } = await prepare(guest, basketId)
    await raise(5_00)
    const refused = await placeOrder(guest, basketId, { headers: { 'idempotency-key': 'seen' } })
    expect(refused).toMatchObject({ status: 409, errorId: 'PRC400' })
    const again = await prepare(guest, basketId)
    expect(again.body.totals.total).toBeGreaterThan(body.totals.total)
    const seenTotal = again.body.totals.total

    expect(await placeOrder(guest, basketId, { body: { seenTotal } })).toMatchObject({
      status: 200,
      body: { totals: { total: seenTotal } },
    })
    await raise(-5_00)
    await shop.sandbox.work()
  })

  test('so is a tax that moved, by its own name (ORD-024)', async () => {
    const { guest, basketId } = await guestReadyToOrder(shop, { sku: jacket })
    await prepare(guest, basketId)
    const taxOf = (rate: number) =>
      shop.database.run(`update tax_regions set parts = $1 where province = 'CO'`, [
        JSON.stringify([{ name: 'CO', rate }]),
      ])
    await taxOf(9_000)
    expect(await placeOrder(guest, basketId)).toMatchObject({ status: 409, errorId: 'TAX310' })
    await taxOf(2_900)

    expect(await placeOrder(guest, basketId)).toMatchObject({ status: 200 })
    await shop.sandbox.work()
  })

  test('where the tax cannot be worked out nothing is placed (ORD-023)', async () => {
    const { guest, basketId } = await guestReadyToOrder(shop, { sku: jacket })
    await shop.database.run(`update tax_regions set province = 'XX' where province = 'CO'`)
    expect(await prepare(guest, basketId)).toMatchObject({ status: 503, errorId: 'TAX309' })
    expect(await placeOrder(guest, basketId)).toMatchObject({ errorId: 'TAX309' })
    await shop.database.run(`update tax_regions set province = 'CO' where province = 'XX'`)
  })
})

import type { Cart } from '@cairn/contract/cart/cart'
import type { Order } from '@cairn/contract/orders/order'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { findInconsistencies } from '../orders/money/consistency-store.ts'
import { shopInstruments } from '../orders/money/instruments-flow.ts'
import { type PaymentProvider, ProviderUnavailable } from '../payments/providers/provider.ts'
import { onFault } from '../platform/faults.ts'
import {
  guestReadyToOrder,
  placeOrder,
  prepareOrder,
  cardTokens,
} from '../testing/ready-to-order.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { stockOf } from '../testing/stock.ts'
import type { Visitor } from '../testing/visitor.ts'
import { settleUnsettledOrders } from './settle-payments-flow.ts'

const jacket = 'CAIRN001BLK-M'

let shop: Shop
let before: number
beforeAll(async () => {
  shop = await openShop()
  before = await stockOf(shop, jacket)
})
afterEach(async () => {
  expect(shop.unexpectedErrors).toEqual([])
  expect(await findInconsistencies(shop.database.query)).toEqual([])
  before = await stockOf(shop, jacket)
})
afterAll(() => shop.close())

const runPeriodicCheck = (provider: PaymentProvider = shop.provider) =>
  settleUnsettledOrders({ database: shop.database.query, provider, instruments: shopInstruments })

const moveUnsettledPaymentsBack = (seconds: number) =>
  shop.database.run(
    `update payment_attempts set checked_at = checked_at - make_interval(secs => ${seconds}),
       requested_at = requested_at - make_interval(secs => 20)
     where state in ('requested', 'challenged', 'lost', 'voiding')`,
  )

const lastOrder = async () => {
  const { rows } = await shop.database.run(
    `select o.state, a.state as payment, o.order_number as number from orders o
     left join payment_attempts a using (order_id) order by o.ordered_at desc limit 1`,
  )
  return rows[0] ?? {}
}

/** Places an order on a server that dies at a fault point. */
async function placeOnServerDyingAt(point: string, token: string = cardTokens.approve) {
  const { guest, basketId } = await guestReadyToOrder(shop, { sku: jacket })
  const disarm = onFault(point, () => {
    throw new Error('the server died')
  })
  const answer = await placeOrder(guest, basketId, { token })
  disarm()
  expect(answer.status).toBe(500)
  expect(shop.unexpectedErrors.splice(0)).toHaveLength(1)
  return { guest, basketId }
}

describe('a paid order is always placed (guarantee 7)', () => {
  test.each(['order.charged', 'order.answered'])(
    'a webhook settles an order whose server died at %s',
    async (point) => {
      await placeOnServerDyingAt(point)
      expect(await lastOrder()).toMatchObject({ state: 'pending', payment: 'requested' })
      await shop.sandbox.work()

      expect(await lastOrder()).toMatchObject({ state: 'placed', payment: 'authorised' })
      expect(await stockOf(shop, jacket)).toBe(before - 1)
    },
  )

  test('without a webhook the periodic check asks the provider', async () => {
    await placeOnServerDyingAt('order.charged')
    await moveUnsettledPaymentsBack(15)
    await runPeriodicCheck()

    expect(await lastOrder()).toMatchObject({ state: 'placed', payment: 'authorised' })
    await shop.sandbox.work()
  })

  test('an order that never reached the provider fails and returns its stock (guarantee 8)', async () => {
    await placeOnServerDyingAt('order.held')
    expect(await stockOf(shop, jacket)).toBe(before - 1)
    await moveUnsettledPaymentsBack(15)
    await runPeriodicCheck()

    expect(await lastOrder()).toMatchObject({ state: 'failed' })
    expect(await stockOf(shop, jacket)).toBe(before)
  })

  test('a repeated request resumes where the server died (guarantee 4)', async () => {
    const { guest, basketId } = await placeOnServerDyingAt('order.held')
    await shop.database.run(`update idempotency_keys set used_at = used_at - interval '20 seconds'`)
    const response = await placeOrder(guest, basketId)

    expect(response).toMatchObject({ status: 200, body: { status: 'Created' } })
    await shop.sandbox.work()
  })

  test('an order is kept when the answer is lost', async () => {
    await placeOnServerDyingAt('order.placed')

    expect(await lastOrder()).toMatchObject({ state: 'placed' })
    await shop.sandbox.work()
  })

  test('a pending payment is settled later', async () => {
    const { guest, basketId } = await guestReadyToOrder(shop, { sku: jacket })
    expect(await placeOrder(guest, basketId, { token: cardTokens.pending })).toMatchObject({
      status: 503,
    })
    shop.advanceProvider(3_500)
    await shop.sandbox.work()
    const response = await placeOrder(guest, basketId, { token: cardTokens.pending })

    expect(response).toMatchObject({ status: 200, body: { status: 'Created' } })
  })
})

describe('a provider that does not answer', () => {
  test('but authorised the payment results in a placed order', async () => {
    const { guest, basketId } = await guestReadyToOrder(shop, { sku: jacket })

    expect(await placeOrder(guest, basketId, { token: cardTokens.unanswered })).toMatchObject({
      status: 200,
    })
    await shop.sandbox.work()
  })

  test('at all makes the order fail at once, and a late authorisation is voided (guarantee 41)', async () => {
    const outage = (): Promise<never> => Promise.reject(new ProviderUnavailable('no answer'))
    const authorise: PaymentProvider['authorise'] = async (request) => {
      await shop.provider.authorise(request)
      return outage()
    }
    const provider = { ...shop.provider, authorise, find: outage }
    const otherShop = await openShop({ provider })
    const { guest, basketId } = await guestReadyToOrder(otherShop, { sku: jacket })
    const pieces = await stockOf(otherShop, jacket)

    expect(await placeOrder(guest, basketId)).toMatchObject({ errorId: 'PAY400' })
    expect(await stockOf(otherShop, jacket)).toBe(pieces)
    const states = () => otherShop.database.run('select state from payment_attempts')
    expect((await states()).rows).toEqual([{ state: 'lost' }])
    const deps = { database: otherShop.database.query, instruments: shopInstruments }
    await settleUnsettledOrders({ ...deps, provider: shop.provider })
    expect((await states()).rows).toEqual([{ state: 'voided' }])
    expect(await findInconsistencies(otherShop.database.query)).toEqual([])
    await otherShop.close()
    await shop.sandbox.work()
  })
})

describe('a challenge', () => {
  async function placeWithChallenge() {
    const { guest, basketId } = await guestReadyToOrder(shop, { sku: jacket })
    const { body } = await placeOrder(guest, basketId, { token: cardTokens.challenge })
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

  test('holds the order until it is answered (ORD-007)', async () => {
    const { guest, order } = await placeWithChallenge()

    expect(order.flash).toMatchObject([
      { type: 'PaymentNotAuthorized', details: { challengeUrl: expect.any(String) } },
    ])
    expect(await lastOrder()).toMatchObject({ state: 'challenged' })
    expect(await guest.send('readOrder', { params: { orderId: order.orderNumber } })).toMatchObject(
      { errorId: 'OHS4004' },
    )
  })

  test('belongs to one order and its shopper (guarantee 9)', async () => {
    const one = await placeWithChallenge()
    const other = await placeWithChallenge()

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

  test('that fails ends the order, returns the stock and leaves a new cart (PAY-030, PAY-031)', async () => {
    const free = await stockOf(shop, jacket)
    const { guest, basketId, order, sessionId } = await placeWithChallenge()
    const response = await answer(guest, order.orderNumber, [sessionId, 'invented'])

    expect(response).toMatchObject({ status: 402, errorId: 'PAY400' })
    expect(await stockOf(shop, jacket)).toBe(free)
    const next = guest.jar.get('cairn_basket') ?? ''
    expect(next).not.toBe(basketId)
    const { body } = await guest.send<Cart>('readCart', { params: { basketId: next } })
    expect(body.items).toMatchObject([{ sku: jacket }])
    expect(await answer(guest, order.orderNumber, [sessionId, 'invented'])).toMatchObject({
      errorId: 'PAY400',
    })
  })

  test('that nobody answers expires after fifteen minutes', async () => {
    const { order } = await placeWithChallenge()
    await moveUnsettledPaymentsBack(600)
    await runPeriodicCheck()
    expect(await lastOrder()).toMatchObject({ state: 'challenged', number: order.orderNumber })
    await moveUnsettledPaymentsBack(400)
    await runPeriodicCheck()

    expect(await lastOrder()).toMatchObject({ state: 'failed', number: order.orderNumber })
  })
})

test('placing an order that fails changes nothing (guarantee 8)', async () => {
  const { guest, basketId } = await guestReadyToOrder(shop, { sku: jacket })
  for (const point of ['order.stock', 'order.promotions', 'order.holding']) {
    const disarm = onFault(point, () => {
      throw new Error('failed')
    })
    expect((await placeOrder(guest, basketId)).status).toBe(500)
    disarm()
    expect(shop.unexpectedErrors.splice(0)).toHaveLength(1)
    expect(await stockOf(shop, jacket)).toBe(before)
  }
  expect(await placeOrder(guest, basketId)).toMatchObject({ status: 200 })
  await shop.sandbox.work()
})

describe('an order is never placed at a total that the shopper did not see (guarantee 11)', () => {
  const raise = (minor: number) =>
    shop.database.run(
      `update prices set current_minor = current_minor + $1, original_minor = original_minor + $1
       where product_id = 'CAIRN001BLK'`,
      [minor],
    )

  test('a price that changed after the quote refuses the order', async () => {
    const { guest, basketId } = await guestReadyToOrder(shop, { sku: jacket })
    const { body } = await prepareOrder(guest, basketId)
    await raise(5_00)
    const response = await placeOrder(guest, basketId, { headers: { 'idempotency-key': 'seen' } })
    expect(response).toMatchObject({ status: 409, errorId: 'PRC400' })
    const secondQuote = await prepareOrder(guest, basketId)
    expect(secondQuote.body.totals.total).toBeGreaterThan(body.totals.total)
    const seenTotal = secondQuote.body.totals.total

    expect(await placeOrder(guest, basketId, { body: { seenTotal } })).toMatchObject({
      status: 200,
      body: { totals: { total: seenTotal } },
    })
    await raise(-5_00)
    await shop.sandbox.work()
  })

  test('a tax that changed after the quote refuses the order by its own code (ORD-024)', async () => {
    const { guest, basketId } = await guestReadyToOrder(shop, { sku: jacket })
    await prepareOrder(guest, basketId)
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

  test('an unknown tax refuses the order (ORD-023)', async () => {
    const { guest, basketId } = await guestReadyToOrder(shop, { sku: jacket })
    await shop.database.run(`update tax_regions set province = 'XX' where province = 'CO'`)
    expect(await prepareOrder(guest, basketId)).toMatchObject({ status: 503, errorId: 'TAX309' })
    expect(await placeOrder(guest, basketId)).toMatchObject({ errorId: 'TAX309' })
    await shop.database.run(`update tax_regions set province = 'CO' where province = 'XX'`)
  })
})

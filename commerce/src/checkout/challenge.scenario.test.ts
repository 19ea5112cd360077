import type { Order } from '@cairn/contract/orders/order'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { findInconsistencies } from '../orders/money/consistency-store.ts'
import { shopInstruments } from '../orders/money/instruments-flow.ts'
import { findOrderByNumber } from '../orders/order-store.ts'
import { guestReadyToOrder, placeOrder, cardTokens } from '../testing/ready-to-order.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { stockOf } from '../testing/stock.ts'
import { completeChallenge, settleUnsettledOrders } from './settle-payments-flow.ts'

const sku = 'CAIRN001BLK-M'
const code = '123456'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(async () => {
  await settle()
  expect(shop.unexpectedErrors).toEqual([])
  expect(await findInconsistencies(shop.database.query)).toEqual([])
})
afterAll(() => shop.close())

/** Delivers the webhooks of the provider and runs the periodic check. */
async function settle() {
  await shop.sandbox.work()
  const { provider, database } = shop
  await settleUnsettledOrders({ database: database.query, provider, instruments: shopInstruments })
}

async function placeWithChallenge() {
  const { guest, basketId } = await guestReadyToOrder(shop, { sku })
  const { body } = await placeOrder(guest, basketId, { token: cardTokens.challenge })
  const { challengeUrl, sessionId } = body.flash[0]?.details ?? {}
  const { orderNumber } = body
  return { guest, orderNumber, url: String(challengeUrl), sessionID: String(sessionId) }
}

type ChallengedOrder = Awaited<ReturnType<typeof placeWithChallenge>>

/** Completes the challenge on the page of the provider. */
async function solve({ url }: ChallengedOrder, choice = 'confirm'): Promise<string> {
  const answer = await shop.sandbox.answer(
    new Request(url, {
      method: 'POST',
      headers: { origin: new URL(url).origin, accept: 'application/json' },
      body: new URLSearchParams({ choice, code }),
    }),
  )
  return String(JSON.parse(await answer.text()).threeDS2Result)
}

const submit = ({ guest, orderNumber, sessionID }: ChallengedOrder, proof: string) =>
  guest.send<Order>('answerChallenge', {
    params: { orderNumber },
    body: {
      paymentMethod: { code: 'CREDIT_CARD', additionalData: { sessionID, threeDS2Result: proof } },
    },
  })

const readState = async ({ orderNumber }: ChallengedOrder) => {
  const { rows } = await shop.database.run(
    `select o.state, a.state as payment, a.authorised_minor > 0 as paid
     from orders o join payment_attempts a using (order_id) where o.order_number = $1`,
    [orderNumber],
  )
  return rows[0]
}

test('an order is not shown to its shopper before its challenge is completed', async () => {
  const challenged = await placeWithChallenge()
  const { guest, orderNumber } = challenged
  const read = () => guest.send('readOrder', { params: { orderId: orderNumber } })
  const cancel = () => guest.send('cancelOrder', { body: { orderNumber } })

  expect(await read()).toMatchObject({ status: 404, errorId: 'OHS4004' })
  expect(await cancel()).toMatchObject({ status: 404, errorId: 'OHS4004' })
  await submit(challenged, await solve(challenged))
  expect((await read()).status).toBe(200)
})

describe('the result of a challenge', () => {
  test('creates one order and one payment when it is submitted ten times at once (guarantee 9)', async () => {
    const pieces = await stockOf(shop, sku)
    const challenged = await placeWithChallenge()
    const proof = await solve(challenged)
    const answers = await Promise.all(Array.from({ length: 10 }, () => submit(challenged, proof)))

    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(new Set(answers.map(({ body }) => body.orderNumber))).toEqual(
      new Set([challenged.orderNumber]),
    )
    expect(await readState(challenged)).toEqual({
      state: 'placed',
      payment: 'authorised',
      paid: true,
    })
    expect(await stockOf(shop, sku)).toBe(pieces - 1)
  })

  test('is refused for another order and accepted for its own (guarantee 9)', async () => {
    const [challenged, other] = [await placeWithChallenge(), await placeWithChallenge()]
    const proof = await solve(challenged)
    expect(await submit(other, proof)).toMatchObject({ status: 402, errorId: 'PAY400' })
    expect((await submit(challenged, proof)).status).toBe(200)
    expect(await submit({ ...other, sessionID: challenged.sessionID }, proof)).toMatchObject({
      errorId: 'PAY400',
    })

    expect(await readState(challenged)).toMatchObject({ state: 'placed' })
    expect(await readState(other)).toEqual({ state: 'failed', payment: 'refused', paid: false })
  })

  test('is refused when a webhook fails the order after the request has read it (guarantee 9)', async () => {
    const challenged = await placeWithChallenge()
    const { provider, database } = shop
    const order = await findOrderByNumber(database.query, challenged.orderNumber)
    if (!order) throw new Error('the order is missing')
    const proof = await solve(challenged, 'fail')
    await settle()
    const deps = { database: database.query, provider, instruments: shopInstruments }
    const outcome = await completeChallenge(deps, order, { sessionId: challenged.sessionID, proof })

    expect(order.state).toBe('challenged')
    expect(outcome).toMatchObject({ ok: true, value: { state: 'failed', reason: 'paymentFailed' } })
    expect(await submit(challenged, proof)).toMatchObject({ status: 402 })
  })

  test('is refused with the session of another challenge (guarantee 9)', async () => {
    const [challenged, other] = [await placeWithChallenge(), await placeWithChallenge()]
    const proof = await solve(challenged)
    const withOtherSession = { ...challenged, sessionID: other.sessionID }
    expect(await submit(withOtherSession, proof)).toMatchObject({ status: 402, errorId: 'PAY400' })
    expect(await readState(challenged)).toMatchObject({ state: 'challenged' })
    expect((await submit(challenged, proof)).status).toBe(200)
    await submit(other, 'made up')
  })

  test('that was tampered with fails the order and voids the payment (guarantee 9)', async () => {
    const pieces = await stockOf(shop, sku)
    const challenged = await placeWithChallenge()
    const proof = await solve(challenged)
    const tamperedProof = `${proof.slice(0, -1)}${proof.endsWith('x') ? 'y' : 'x'}`
    expect(await submit(challenged, tamperedProof)).toMatchObject({
      status: 402,
      errorId: 'PAY400',
    })
    expect((await submit(challenged, proof)).errorId).toBe('PAY400')
    await settle()

    expect(await readState(challenged)).toEqual({ state: 'failed', payment: 'voided', paid: false })
    expect(await stockOf(shop, sku)).toBe(pieces)
  })

  test('that is late is refused, and the payment is voided (guarantee 9)', async () => {
    const challenged = await placeWithChallenge()
    await shop.database.run(
      `update payment_attempts set checked_at = now() - interval '16 minutes'
       where state = 'challenged'`,
    )
    const { provider, database } = shop
    await settleUnsettledOrders({
      database: database.query,
      provider,
      instruments: shopInstruments,
    })
    expect(await readState(challenged)).toMatchObject({ state: 'failed' })
    expect((await submit(challenged, await solve(challenged))).errorId).toBe('PAY400')
    await settle()

    expect(await readState(challenged)).toMatchObject({ state: 'failed', paid: false })
  })
})

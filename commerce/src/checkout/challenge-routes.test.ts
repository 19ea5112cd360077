import type { Order } from '@cairn/contract/order-entity'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { checkBooks } from '../orders/check-books-store.ts'
import { shopInstruments } from '../orders/instruments-store.ts'
import { guestReadyToOrder, placeOrder, tokens } from '../testing/ready-to-order.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { stockOf } from '../testing/stock.ts'
import { sweepOrders } from './sweep-store.ts'

const sku = 'CAIRN001BLK-M'
const code = '123456'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(async () => {
  await settle()
  expect(shop.failures).toEqual([])
  expect(await checkBooks(shop.database.query)).toEqual([])
})
afterAll(() => shop.close())

/** What the provider tells, and what is still to be told to it. */
async function settle() {
  await shop.sandbox.work()
  const { provider, database } = shop
  await sweepOrders({ database: database.query, provider, instruments: shopInstruments })
}

async function challenged() {
  const { guest, basketId } = await guestReadyToOrder(shop, { sku })
  const { body } = await placeOrder(guest, basketId, { token: tokens.challenge })
  const { challengeUrl, sessionId } = body.flash[0]?.details ?? {}
  const { orderNumber } = body
  return { guest, orderNumber, url: String(challengeUrl), sessionID: String(sessionId) }
}

type Challenged = Awaited<ReturnType<typeof challenged>>

/** As the shopper does it in the provider's own window. */
async function solve({ url }: Challenged): Promise<string> {
  const answer = await shop.sandbox.answer(
    new Request(url, {
      method: 'POST',
      headers: { origin: new URL(url).origin, accept: 'application/json' },
      body: new URLSearchParams({ choice: 'confirm', code }),
    }),
  )
  return String(JSON.parse(await answer.text()).threeDS2Result)
}

const handIn = ({ guest, orderNumber, sessionID }: Challenged, proof: string) =>
  guest.send<Order>('answerChallenge', {
    params: { orderNumber },
    body: {
      paymentMethod: { code: 'CREDIT_CARD', additionalData: { sessionID, threeDS2Result: proof } },
    },
  })

const standing = async ({ orderNumber }: Challenged) => {
  const { rows } = await shop.database.run(
    `select o.state, a.state as payment, a.authorised_minor > 0 as paid
     from orders o join payment_attempts a using (order_id) where o.order_number = $1`,
    [orderNumber],
  )
  return rows[0]
}

describe('the result of a challenge', () => {
  test('handed in ten times at once is one order and one payment (promise 9)', async () => {
    const pieces = await stockOf(shop, sku)
    const one = await challenged()
    const proof = await solve(one)
    const answers = await Promise.all(Array.from({ length: 10 }, () => handIn(one, proof)))

    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(new Set(answers.map(({ body }) => body.orderNumber))).toEqual(new Set([one.orderNumber]))
    expect(await standing(one)).toEqual({ state: 'placed', payment: 'authorised', paid: true })
    expect(await stockOf(shop, sku)).toBe(pieces - 1)
  })

  test('of one order is nothing to another, and its own takes it afterwards (promise 9)', async () => {
    const [one, other] = [await challenged(), await challenged()]
    const proof = await solve(one)
    expect(await handIn(other, proof)).toMatchObject({ status: 402, errorId: 'PAY400' })
    expect((await handIn(one, proof)).status).toBe(200)
    expect(await handIn({ ...other, sessionID: one.sessionID }, proof)).toMatchObject({
      errorId: 'PAY400',
    })

    expect(await standing(one)).toMatchObject({ state: 'placed' })
    expect(await standing(other)).toEqual({ state: 'failed', payment: 'refused', paid: false })
  })

  test('under the name of another window is refused, and good under its own (promise 9)', async () => {
    const [one, other] = [await challenged(), await challenged()]
    const proof = await solve(one)
    const misnamed = { ...one, sessionID: other.sessionID }
    expect(await handIn(misnamed, proof)).toMatchObject({ status: 402, errorId: 'PAY400' })
    expect(await standing(one)).toMatchObject({ state: 'challenged' })
    expect((await handIn(one, proof)).status).toBe(200)
    await handIn(other, 'made up')
  })

  test('that was tampered with ends the order, and what the bank holds goes back (promise 9)', async () => {
    const pieces = await stockOf(shop, sku)
    const one = await challenged()
    const proof = await solve(one)
    const tampered = `${proof.slice(0, -1)}${proof.endsWith('x') ? 'y' : 'x'}`
    expect(await handIn(one, tampered)).toMatchObject({ status: 402, errorId: 'PAY400' })
    expect((await handIn(one, proof)).errorId).toBe('PAY400')
    await settle()

    expect(await standing(one)).toEqual({ state: 'failed', payment: 'voided', paid: false })
    expect(await stockOf(shop, sku)).toBe(pieces)
  })

  test('that comes after its time is refused, and what the bank holds goes back (promise 9)', async () => {
    const one = await challenged()
    await shop.database.run(
      `update payment_attempts set looked_at = now() - interval '16 minutes'
       where state = 'challenged'`,
    )
    const { provider, database } = shop
    await sweepOrders({ database: database.query, provider, instruments: shopInstruments })
    expect(await standing(one)).toMatchObject({ state: 'failed' })
    expect((await handIn(one, await solve(one))).errorId).toBe('PAY400')
    await settle()

    expect(await standing(one)).toMatchObject({ state: 'failed', paid: false })
  })
})

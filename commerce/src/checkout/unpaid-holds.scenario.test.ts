import { errorBody } from '@cairn/contract/wire/client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { shopInstruments } from '../orders/money/instruments-flow.ts'
import { onFault } from '../platform/faults.ts'
import { importRows } from '../testing/import-rows.ts'
import {
  cardTokens,
  guestReadyToOrder,
  placeOrder,
  prepareOrder,
  setAddresses,
} from '../testing/ready-to-order.ts'
import { samplePromotions } from '../testing/sample-rows.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { setStock, stockOf } from '../testing/stock.ts'
import type { Visitor } from '../testing/visitor.ts'
import { settleUnsettledOrders } from './settle-payments-flow.ts'

const sku = 'CAIRN001BLK-M'

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ countsAttempts: true })
})
beforeEach(async () => {
  await shop.database.run('delete from orders')
  await setStock(shop, sku, 900)
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

const leaveChallenge = (guest: Visitor, qty = 1) => order(guest, qty, 'challenge')

async function order(
  guest: Visitor,
  qty: number,
  payment: 'approve' | 'challenge' | 'pending',
  orderedSku = sku,
) {
  const { body } = await guest.send('createCartWithItem', { body: { sku: orderedSku, qty } })
  const basketId = String(body['basketId'])
  await setAddresses(guest, basketId)
  return placeOrder(guest, basketId, { token: cardTokens[payment] })
}

const settle = () =>
  settleUnsettledOrders({
    database: shop.database.query,
    provider: shop.provider,
    instruments: shopInstruments,
  })

const passSeconds = (seconds: number) =>
  shop.database.run(
    `update payment_attempts set checked_at = checked_at - make_interval(secs => $1)`,
    [seconds],
  )

const passMinutes = (minutes: number) =>
  shop.database.run(`update orders set ordered_at = ordered_at - make_interval(mins => $1)`, [
    minutes,
  ])

const retryAfter = ({ headers }: Pick<Response, 'headers'>) => Number(headers.get('retry-after'))

describe('a session that leaves challenges unmet', () => {
  test('can place no order after five of them within an hour', async () => {
    const guest = await shop.guest()
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect(await leaveChallenge(guest)).toMatchObject({ status: 200 })

    const refused = await leaveChallenge(guest)
    expect(refused).toMatchObject({ status: 429, errorId: 'REQ429' })
    expect(retryAfter(refused)).toBeGreaterThan(3_000)
    expect(errorBody.parse(refused.body).errorDetails[0]?.message).toContain(
      ` ${Math.ceil(retryAfter(refused) / 60)} minutes`,
    )
    expect(await leaveChallenge(await shop.guest())).toMatchObject({ status: 200 })
    await passMinutes(50)
    expect(retryAfter(await leaveChallenge(guest))).toBeLessThanOrEqual(600)
    await passMinutes(10)
    expect(await leaveChallenge(guest)).toMatchObject({ status: 200 })
  })

  test('cannot hold more than a hundred units in several orders', async () => {
    const guest = await shop.guest()
    expect(await leaveChallenge(guest, 10)).toMatchObject({ status: 200 })
    await shop.database.run('update stock_holds set quantity = 95')

    expect(await leaveChallenge(guest, 6)).toMatchObject({ status: 429 })
    expect(await leaveChallenge(await shop.guest(), 6)).toMatchObject({ status: 200 })
  })
})

test('a network holds a large amount without payment once an hour, with new sessions too', async () => {
  const unmet = await leaveChallenge(await shop.guest(), 400)
  expect(unmet).toMatchObject({ status: 200 })
  await passMinutes(3)
  await passSeconds(200)
  await settle()
  expect(await stockOf(shop, sku)).toBe(900)

  const refused = await leaveChallenge(await shop.guest(), 400)
  expect(refused).toMatchObject({ status: 429 })
  expect(retryAfter(refused)).toBeGreaterThan(3_000)
  expect(await leaveChallenge(await shop.guest(), 20)).toMatchObject({ status: 200 })
  const elsewhere = await shop.guest('198.51.100.77')
  expect(await leaveChallenge(elsewhere, 400)).toMatchObject({ status: 200 })
})

test('an order of more units than its network may hold is placed if it is paid at once, and else can be ordered in parts', async () => {
  const guest = await shop.guest()
  const challenged = await leaveChallenge(guest, 401)
  expect(challenged).toMatchObject({ status: 402, errorId: 'PAY400' })
  expect(await stockOf(shop, sku)).toBe(900)
  const { basketId } = errorBody.parse(challenged.body).errorDetails[0]?.details ?? {}
  expect(await guest.send('readCart', { params: { basketId: String(basketId) } })).toMatchObject({
    body: { totalItems: 401 },
  })
  const part = await leaveChallenge(await shop.guest(), 400)
  expect(part).toMatchObject({ status: 200 })
  await shop.database.run('delete from orders')
  await setStock(shop, sku, 900)
  expect(await order(await shop.guest('198.51.100.78'), 401, 'approve')).toMatchObject({
    status: 200,
    body: { orderNumber: expect.stringMatching(/^CRN-/) },
  })
  expect(await stockOf(shop, sku)).toBe(499)
})

test('digital gift cards hold no stock and wait for nothing', async () => {
  const guest = await shop.guest()
  expect(await leaveChallenge(guest, 60)).toMatchObject({ status: 200 })

  expect(await order(guest, 60, 'approve', 'CAIRN008HTR-25')).toMatchObject({ status: 200 })
  expect(await order(guest, 60, 'approve')).toMatchObject({ status: 429 })
})

test('payments that the provider has not decided are counted, also after they have failed', async () => {
  const guest = await shop.guest()
  expect(await order(guest, 60, 'pending')).toMatchObject({ status: 503 })
  const refused = await order(guest, 41, 'pending')
  expect(refused).toMatchObject({ status: 429 })
  await passMinutes(1)
  await passSeconds(60)
  await settle()
  expect(await stockOf(shop, sku)).toBe(900)
  expect(await order(guest, 41, 'pending')).toMatchObject({ status: 429 })
  expect(await order(await shop.guest(), 41, 'pending')).toMatchObject({ status: 503 })
})

test('a network that leaves twenty challenges unmet can place no order', async () => {
  await leaveChallenge(await shop.guest())
  await shop.database.run(`update orders set consumer_id = gen_random_uuid()`)
  for (let session = 1; session < 20; session += 1) {
    await leaveChallenge(await shop.guest())
  }

  expect(await leaveChallenge(await shop.guest())).toMatchObject({ status: 429 })
})

test('sessions of a network that place orders at the same moment leave at most twenty challenges unmet', async () => {
  const allRequested = Promise.withResolvers<undefined>()
  let requests = 0
  const disarm = onFault('order.requested', () => {
    requests += 1
    if (requests === 24) allRequested.resolve(undefined)
    return allRequested.promise
  })
  const answers = await Promise.all(
    Array.from({ length: 24 }, async () => leaveChallenge(await shop.guest())),
  )
  disarm()

  const challenged = answers.filter(({ status }) => status === 200).length
  expect(challenged).toBeLessThanOrEqual(20)
  expect(await stockOf(shop, sku)).toBe(900 - challenged)
})

test('an order tells how much longer it is held for the challenge, and the page of the bank shows no more', async () => {
  const guest = await shop.guest()
  const { body } = await leaveChallenge(guest, 21)
  const { challengeUrl, secondsLeft } = body.flash[0]?.details ?? {}
  expect(secondsLeft).toBe(180)
  const page = await shop.sandbox.answer(new Request(String(challengeUrl)), '127.0.0.1')
  expect(await page.text()).toMatch(/data-seconds="1(?:80|7\d)"/)

  const params = { orderNumber: body.orderNumber }
  const readOpenOrder = async () => (await guest.send('readOpenOrder', { params, query: {} })).body
  await passSeconds(100)
  expect(await readOpenOrder()).toMatchObject({ state: 'waiting' })
  expect((await readOpenOrder())['secondsLeft']).toBeLessThanOrEqual(80)
  await passSeconds(100)
  await settle()
  expect(await readOpenOrder()).toEqual({ state: 'failed', secondsLeft: 0 })
})

test('more than twenty units of a variant wait three minutes for a challenge, fewer fifteen', async () => {
  await leaveChallenge(await shop.guest(), 21)
  const { guest, basketId } = await guestReadyToOrder(shop, { sku, qty: 2 })
  await placeOrder(guest, basketId, { token: cardTokens.challenge })
  expect(await stockOf(shop, sku)).toBe(877)
  await passSeconds(200)
  await settle()

  expect(await stockOf(shop, sku)).toBe(898)
  await passSeconds(720)
  await settle()
  expect(await stockOf(shop, sku)).toBe(900)
})

test('without limits a session can leave more challenges unmet', async () => {
  const unlimited = await openShop({ countsAttempts: false })
  const guest = await unlimited.guest()
  for (let attempt = 0; attempt < 6; attempt += 1)
    expect(await leaveChallenge(guest)).toMatchObject({ status: 200 })
  await unlimited.close()
})

test('a free gift does not make an order a large one', async () => {
  await leaveChallenge(await shop.guest(), 400)
  await passMinutes(3)
  await passSeconds(200)
  await settle()

  await importRows(shop.database.query, samplePromotions())
  const { guest, basketId } = await guestReadyToOrder(shop, { sku, qty: 20 })
  const { body } = await prepareOrder(guest, basketId)
  expect(body.items.map(({ bonus, qty }) => ({ bonus, qty }))).toEqual([
    { bonus: false, qty: 20 },
    { bonus: true, qty: 1 },
  ])
  expect(await placeOrder(guest, basketId, { token: cardTokens.challenge })).toMatchObject({
    status: 200,
  })
})

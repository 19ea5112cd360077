import type { readReservations } from '@cairn/contract/stores/own-store-calls'
import type { AnswerOf } from '@cairn/contract/wire/call'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { releaseExpiredReservations } from '../../stores/reservation-store.ts'
import { openShop, type Shop } from '../../testing/shop.ts'
import { setStoreStock, stockOf } from '../../testing/stock.ts'
import { storeEmployee, storeOfStaff } from '../../testing/store-examples.ts'
import type { Visitor } from '../../testing/visitor.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ countsAttempts: true })
})
beforeEach(async () => {
  await shop.database.run('delete from reservations')
  await setStoreStock(shop, storeOfStaff, jacket, 30)
  await setStoreStock(shop, '0099', jacket, 30)
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

const jacket = 'CAIRN001BLK-M'
const kim = {
  firstName: 'Kim',
  lastName: 'Larsen',
  email: 'kim@example.com',
  phone: '+13035550142',
}

const reserve = (visitor: Visitor, more: object = {}) =>
  visitor.send<{ reservationId: string }>('reserveItem', {
    body: { sku: jacket, storeId: storeOfStaff, ...kim, ...more },
  })

const listOf = async (agent: Visitor) =>
  (await agent.send<AnswerOf<typeof readReservations>>('readReservations')).body

const handOver = (visitor: Visitor, reservationId: string) =>
  visitor.send('handOverReservation', { params: { reservationId }, body: {} })

test('staff see what their store keeps, for whom and until when', async () => {
  await reserve(await shop.guest(), { qty: 2 })
  await reserve(await shop.guest(), { storeId: '0099' })
  const { storeId, timeZone, reservations } = await listOf(await storeEmployee(shop))

  expect([storeId, timeZone]).toEqual([storeOfStaff, 'America/Denver'])
  expect(reservations).toMatchObject([
    { ...kim, item: { sku: jacket, qty: 2, name: 'Summit Down Jacket', size: 'M' } },
  ])
  expect(Date.parse(String(reservations[0]?.keptUntil))).toBeGreaterThan(Date.now())
})

test('an expired reservation is not listed and cannot be handed over', async () => {
  const { body } = await reserve(await shop.guest())
  await shop.database.run(`update reservations set expires_at = now() - interval '1 minute'`)
  const agent = await storeEmployee(shop)

  expect((await listOf(agent)).reservations).toEqual([])
  expect(await handOver(agent, body.reservationId)).toMatchObject({ errorId: 'ORD404' })
  await releaseExpiredReservations(shop.database.query)
  expect(await stockOf(shop, jacket, storeOfStaff)).toBe(30)
})

describe('a reservation that is handed over', () => {
  test('ends, and its items stay sold', async () => {
    const { body } = await reserve(await shop.guest(), { qty: 2 })
    const agent = await storeEmployee(shop)

    expect((await handOver(agent, body.reservationId)).status).toBe(200)
    expect((await listOf(agent)).reservations).toEqual([])
    await shop.database.run(`update reservations set expires_at = now() - interval '1 minute'`)
    await releaseExpiredReservations(shop.database.query)
    expect(await stockOf(shop, jacket, storeOfStaff)).toBe(28)
  })

  test('is handed over only once, even by two employees at the same time', async () => {
    const { body } = await reserve(await shop.guest())
    const agents = await Promise.all([storeEmployee(shop), storeEmployee(shop)])
    const answers = await Promise.all(agents.map((agent) => handOver(agent, body.reservationId)))

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404])
  })

  test('is one of the own store: that of another is not found', async () => {
    const { body } = await reserve(await shop.guest(), { storeId: '0099' })

    expect(await handOver(await storeEmployee(shop), body.reservationId)).toMatchObject({
      status: 404,
      errorId: 'ORD404',
    })
    const { rows } = await shop.database.run('select store_id from reservations')
    expect(rows).toEqual([{ store_id: '0099' }])
  })

  test('is not handed over by the shopper', async () => {
    const guest = await shop.guest()
    const { body } = await reserve(guest)

    expect(await handOver(guest, body.reservationId)).toMatchObject({ errorId: 'AUT432' })
    expect((await guest.send('readReservations')).errorId).toBe('AUT432')
  })
})

describe('staff who reserve for shoppers', () => {
  test('reserve for more shoppers than one shopper has reservations', async () => {
    const agent = await storeEmployee(shop)
    for (let count = 0; count < 7; count += 1)
      expect((await reserve(agent, { email: `kim${count}@example.com` })).status).toBe(200)
  })

  test('reserve no more for one shopper than the shopper could', async () => {
    const agent = await storeEmployee(shop)
    for (let count = 0; count < 5; count += 1) await reserve(agent)

    expect(await reserve(agent)).toMatchObject({ errorId: 'INV408' })
  })

  test('reserve no more for one shopper whose address is written in another way', async () => {
    const agent = await storeEmployee(shop)
    for (const email of ['kim@example.com', 'Kim@example.com', 'KIM@EXAMPLE.COM'])
      expect((await reserve(agent, { email })).status).toBe(200)
    for (const email of ['kim@Example.com', 'kIM@example.com'])
      expect((await reserve(agent, { email })).status).toBe(200)

    expect(await reserve(agent, { email: 'kiM@example.com' })).toMatchObject({ errorId: 'INV408' })
  })

  test('have the limit of a shopper in other stores', async () => {
    const agent = await storeEmployee(shop)
    for (let count = 0; count < 5; count += 1)
      await reserve(agent, { storeId: '0099', email: `kim${count}@example.com` })

    expect(await reserve(agent, { storeId: '0099', email: 'ada@example.com' })).toMatchObject({
      errorId: 'INV408',
    })
  })
})

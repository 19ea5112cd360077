import type { Cart } from '@cairn/contract/cart/cart'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { releaseExpiredReservations } from '../../stores/reservation-store.ts'
import { countQueries } from '../../testing/recorded-queries.ts'
import { openShop, type Shop } from '../../testing/shop.ts'
import { setStoreStock } from '../../testing/stock.ts'
import type { Visitor } from '../../testing/visitor.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ countsAttempts: true })
})
beforeEach(async () => {
  await shop.database.run('delete from reservations')
  await setStoreStock(shop, '0042', jacket, 3)
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

const jacket = 'CAIRN001BLK-M'
const reservation = { sku: jacket, storeId: '0042', email: 'kim@example.com', firstName: 'Kim' }

const reserve = (guest: Visitor, more: object = {}) =>
  guest.send('reserveItem', { body: { ...reservation, ...more } })

async function storeStock() {
  const { rows } = await shop.database.run(
    `select on_hand from store_stock where store_id = '0042' and sku = $1`,
    [jacket],
  )
  return rows[0]?.['on_hand']
}

test('a reservation takes an item off the stock of a store for two days (CART-070, CART-071)', async () => {
  const phone = '+13035550142'
  const { status, body } = await reserve(await shop.guest(), { qty: 2, phone })

  expect({ status, body }).toMatchObject({
    status: 200,
    body: { sku: jacket, qty: 2, storeId: '0042' },
  })
  const hours = (Date.parse(String(body['keptUntil'])) - Date.now()) / 3_600_000
  expect(hours).toBeGreaterThan(47)
  expect(hours).toBeLessThan(49)
  expect(await storeStock()).toBe(1)
  const { rows } = await shop.database.run('select * from reservations')
  expect(rows).toMatchObject([
    {
      sku: jacket,
      store_id: '0042',
      quantity: 2,
      email: 'kim@example.com',
      first_name: 'Kim',
      phone,
    },
  ])
})

test('an expired reservation returns its stock', async () => {
  await reserve(await shop.guest(), { qty: 2 })
  await releaseExpiredReservations(shop.database.query)
  expect(await storeStock()).toBe(1)

  await shop.database.run(`update reservations set expires_at = now() - interval '1 minute'`)
  await releaseExpiredReservations(shop.database.query)
  expect(await storeStock()).toBe(3)
})

test('only one of two concurrent requests reserves the last pieces', async () => {
  const guests = await Promise.all([shop.guest(), shop.guest()])
  const answers = await Promise.all(guests.map((guest) => reserve(guest, { qty: 2 })))

  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await storeStock()).toBe(1)
})

test.each([
  ['an unknown sku', { sku: 'CAIRN999BLK-M' }, '404 ORD404'],
  ['an item that the site does not sell', { sku: 'CAIRN011HTR-M' }, '404 ORD404'],
  ['a gift card', { sku: 'CAIRN008HTR-50' }, '409 SHP404'],
  ['an item that is too bulky for stores', { sku: 'CAIRN006SLT-OS' }, '409 SHP404'],
  ['a store that does not exist', { storeId: '9999' }, '409 SHP404'],
  ['a store of another country', { storeId: '0210' }, '409 SHP404'],
  ['a collection point', { storeId: 'US-CP-01' }, '409 SHP404'],
  ['a store without stock', { storeId: '0099' }, '409 INV701'],
  ['more pieces than the store has', { qty: 4 }, '409 INV701'],
  ['more pieces than the maximum', { qty: 5 }, '409 INV408'],
  ['an invalid email address', { email: 'kim' }, '400 REQ400'],
])('a reservation is refused for %s', async (_, more, refusal) => {
  const { status, errorId } = await reserve(await shop.guest(), more)

  expect(`${status} ${errorId}`).toBe(refusal)
  expect(await storeStock()).toBe(3)
})

test('a shopper can have at most five reservations, also by concurrent requests', async () => {
  await setStoreStock(shop, '0042', jacket, 9)
  const guest = await shop.guest()
  const answers = await Promise.all(Array.from({ length: 8 }, () => reserve(guest)))

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
  expect(await reserve(guest)).toMatchObject({ status: 409, errorId: 'INV408' })
  expect(await storeStock()).toBe(4)
})

test('a network can have at most twenty reservations, however many sessions it opens', async () => {
  await setStoreStock(shop, '0042', jacket, 40)
  for (let session = 0; session < 4; session += 1) {
    const guest = await shop.guest()
    for (let time = 0; time < 5; time += 1) expect((await reserve(guest)).status).toBe(200)
  }

  expect(await reserve(await shop.guest())).toMatchObject({ status: 429, errorId: 'REQ429' })
  expect(await storeStock()).toBe(20)
  expect((await reserve(await shop.guest('198.51.100.9'))).status).toBe(200)
})

test('without limits a network can have more reservations', async () => {
  const unlimited = await openShop({ countsAttempts: false })
  await setStoreStock(unlimited, '0042', jacket, 40)
  for (let session = 0; session < 5; session += 1) {
    const guest = await unlimited.guest()
    for (let time = 0; time < 5; time += 1) expect((await reserve(guest)).status).toBe(200)
  }
  await unlimited.close()
})

test('a reservation runs six database queries', async () => {
  const guest = await shop.guest()

  // They read the session and the variant, begin a transaction, lock and count the reservations, and insert the new one.
  expect(await countQueries(() => reserve(guest))).toBe(6)
})

test('the device fingerprint of a cart is stored with two queries (ORD-018, ORD-019)', async () => {
  const guest = await shop.guest()
  const { body } = await guest.send<Cart>('createCartWithItem', { body: { sku: jacket } })
  const { basketId: cartId } = body
  const send = () =>
    guest.send('sendDeviceFingerprint', { body: { cartId, fingerprint: 'a device' } })

  // The owner, then the fingerprint.
  expect(await countQueries(send)).toBe(2)
  expect((await send()).status).toBe(204)
  const { rows } = await shop.database.run(
    'select device_fingerprint, version from carts where id = $1',
    [cartId],
  )
  expect(rows).toEqual([{ device_fingerprint: 'a device', version: body.version }])
})

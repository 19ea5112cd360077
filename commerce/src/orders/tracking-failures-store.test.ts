import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { guestReadyToOrder, placeOrder } from '../testing/ready-to-order.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { deleteOldTrackingFailures } from './tracking-failures-store.ts'

let shop: Shop
let orderNumber: string
beforeAll(async () => {
  shop = await openShop({ countsAttempts: true })
  const { guest, basketId } = await guestReadyToOrder(shop, { sku: 'CAIRN001BLK-M' })
  orderNumber = (await placeOrder(guest, basketId)).body.orderNumber
})
beforeEach(() => shop.database.run('delete from tracking_failures'))
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

const email = 'ada@example.com'

/** Each attempt has a session of its own. */
async function track(fields: object = {}, clientIp?: string) {
  const visitor = await shop.guest(clientIp)
  const body = { orderNumber, email, ...fields }
  const { status, errorId } = await visitor.send('trackOrder', { body })
  return status === 200 ? status : errorId
}

test('ten wrong numbers or email addresses of a network are answered, and then nothing for an hour', async () => {
  const wrongFields = [{ orderNumber: 'CRN-000000000' }, { email: 'eve@example.com' }]
  for (const number of [1, 2, 3, 4, 5]) {
    const errors = await Promise.all(wrongFields.map((fields) => track(fields)))
    expect([number, ...errors]).toEqual([number, 'ORD409', 'ORD400'])
  }
  expect(await track(wrongFields[0])).toBe('REQ429')
  expect(await track()).toBe('REQ429')
  expect(await track({}, '198.51.100.9')).toBe(200)

  await shop.database.run(
    `update tracking_failures set counted_since = now() - interval '61 minutes'`,
  )
  expect(await track()).toBe(200)
})

test('concurrent attempts do not exceed the limit', async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 30 }, () => track({ email: 'eve@example.com' })),
  )

  expect(outcomes.filter((outcome) => outcome === 'ORD400')).toHaveLength(10)
})

test('orders that are found are not counted', async () => {
  for (let count = 0; count < 12; count++) expect(await track()).toBe(200)
})

test('old counts are deleted', async () => {
  await track({ email: 'eve@example.com' })
  await deleteOldTrackingFailures(shop.database.query)
  const count = async () => (await shop.database.run('select * from tracking_failures')).rows.length
  expect(await count()).toBe(1)
  await shop.database.run(`update tracking_failures set counted_since = now() - interval '3 hours'`)
  await deleteOldTrackingFailures(shop.database.query)
  expect(await count()).toBe(0)
})

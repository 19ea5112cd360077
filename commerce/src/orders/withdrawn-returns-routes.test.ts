import type { Order } from '@cairn/contract/order-entity'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { nothingWrong } from '../testing/nothing-wrong.ts'
import { guestReadyToOrder, placeOrder } from '../testing/ready-to-order.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { setStock } from '../testing/stock.ts'
import type { Visitor } from '../testing/visitor.ts'
import { atDesk, type DeskRequest } from './order-desk-store.ts'

const jacket = 'CAIRN001BLK-M'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => nothingWrong(shop))
afterAll(() => shop.close())

const desk = (request: DeskRequest) => atDesk(shop.database.query, request)

/** Two of three have been announced, under a key. */
async function announced() {
  await setStock(shop, jacket, 50)
  const { guest, basketId } = await guestReadyToOrder(shop, { sku: jacket, qty: 3 })
  const { orderNumber, items, st } = (await placeOrder(guest, basketId)).body
  await desk({ deed: 'move', orderNumber, to: 'Delivered' })
  const params = { orderId: orderNumber }
  const itemId = items[0]?.itemId ?? ''
  const read = async () => (await guest.send<Order>('readOrder', { params })).body
  const sendBack = (body: object) => guest.send('createReturnLabel', { params, body })
  const asked = { key: crypto.randomUUID(), items: [{ itemId, qty: 2 }] }
  await sendBack(asked)
  const { returnNumber = '' } = (await read()).returns[0] ?? {}
  const withdraw = (who: Visitor = guest, number = returnNumber, query = {}) =>
    who.send<Order>('withdrawReturn', { params, query, body: { returnNumber: number } })
  return { orderNumber, itemId, st, asked, returnNumber, read, sendBack, withdraw }
}

test('a withdrawn return leaves its pieces where they are, and they may be sent back anew', async () => {
  const { itemId, read, sendBack, withdraw } = await announced()
  expect((await read()).items[0]).toMatchObject({ returnableQty: 1 })
  const answers = await Promise.all([withdraw(), withdraw()])

  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(answers[0]?.body).toMatchObject({
    items: [{ returnableQty: 3 }],
    returns: [{ status: 'Withdrawn', refunded: null, receivedAt: null }],
  })
  expect((await sendBack({ items: [{ itemId, qty: 3 }] })).status).toBe(200)
})

test('a withdrawn return has no label any more, and does not come to life by its key', async () => {
  const { read, sendBack, st, asked, returnNumber, withdraw } = await announced()
  expect((await withdraw(await shop.guest(), returnNumber, { st })).status).toBe(200)

  expect(await sendBack({ returnNumber })).toMatchObject({ errorId: 'RTN500' })
  expect(await sendBack(asked)).toMatchObject({ errorId: 'RTN500' })
  expect((await read()).returns).toHaveLength(1)
})

test('a return is withdrawn by its number, and no other return', async () => {
  const { withdraw } = await announced()
  const other = await announced()
  const stranger = await shop.guest()

  expect(await withdraw(undefined, other.returnNumber)).toMatchObject({ errorId: 'REQ404' })
  expect(await withdraw(stranger)).toMatchObject({ errorId: 'OHS4004' })
  expect(await other.read()).toMatchObject({ returns: [{ status: 'Announced' }] })
})

test('a return is not withdrawn when it has come', async () => {
  const { read, returnNumber, withdraw } = await announced()
  await desk({ deed: 'receive', returnNumber })

  expect(await withdraw()).toMatchObject({ status: 423, errorId: 'REQ423' })
  expect(await read()).toMatchObject({
    items: [{ returnableQty: 1 }],
    returns: [{ status: 'Received' }],
  })
})

test('a return that comes while it is withdrawn is one or the other', async () => {
  const { read, returnNumber, withdraw } = await announced()
  const [kept, came] = await Promise.all([withdraw(), desk({ deed: 'receive', returnNumber })])

  expect(came.ok).toBe(kept.status !== 200)
  const { returns } = await read()
  expect(returns[0]?.status).toBe(came.ok ? 'Received' : 'Withdrawn')
})

test('a withdrawn return is taken back all the same where its parcel comes, beside its number', async () => {
  const { orderNumber, returnNumber, withdraw } = await announced()
  await withdraw()
  expect(await desk({ deed: 'receive', returnNumber })).toEqual({
    ok: false,
    lines: [`${returnNumber} has been withdrawn.`],
  })
  const pieces = [{ sku: jacket, quantity: 2 }]
  expect(await desk({ deed: 'return', orderNumber, pieces })).toMatchObject({ ok: true })
})

import type { Order } from '@cairn/contract/orders/order'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { expectConsistent } from '../../testing/expect-consistent.ts'
import { guestReadyToOrder, placeOrder } from '../../testing/ready-to-order.ts'
import { openShop, type Shop } from '../../testing/shop.ts'
import { setStock } from '../../testing/stock.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { type OrderCommand, runOrderCommand } from '../order-command-flow.ts'

const jacket = 'CAIRN001BLK-M'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => expectConsistent(shop))
afterAll(() => shop.close())

const runCommand = (command: OrderCommand) => runOrderCommand(shop.database.query, command)

/** A return of two of three pieces, with a key. */
async function announceReturn() {
  await setStock(shop, jacket, 50)
  const { guest, basketId } = await guestReadyToOrder(shop, { sku: jacket, qty: 3 })
  const { orderNumber, items, st } = (await placeOrder(guest, basketId)).body
  await runCommand({ action: 'move', orderNumber, to: 'Delivered' })
  const params = { orderId: orderNumber }
  const itemId = items[0]?.itemId ?? ''
  const read = async () => (await guest.send<Order>('readOrder', { params })).body
  const sendBack = (body: object) => guest.send('createReturnLabel', { params, body })
  const request = { key: crypto.randomUUID(), items: [{ itemId, qty: 2 }] }
  await sendBack(request)
  const { returnNumber = '' } = (await read()).returns[0] ?? {}
  const withdraw = (visitor: Visitor = guest, number = returnNumber, query = {}) =>
    visitor.send<Order>('withdrawReturn', { params, query, body: { returnNumber: number } })
  return { orderNumber, itemId, st, request, returnNumber, read, sendBack, withdraw }
}

test('the pieces of a withdrawn return can be returned again', async () => {
  const { itemId, read, sendBack, withdraw } = await announceReturn()
  expect((await read()).items[0]).toMatchObject({ returnableQty: 1 })
  const answers = await Promise.all([withdraw(), withdraw()])

  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(answers[0]?.body).toMatchObject({
    items: [{ returnableQty: 3 }],
    returns: [{ status: 'Withdrawn', refunded: null, receivedAt: null }],
  })
  expect((await sendBack({ items: [{ itemId, qty: 3 }] })).status).toBe(200)
})

test('a withdrawn return has no label, and its key does not restore it', async () => {
  const { read, sendBack, st, request, returnNumber, withdraw } = await announceReturn()
  expect((await withdraw(await shop.guest(), returnNumber, { st })).status).toBe(200)

  expect(await sendBack({ returnNumber })).toMatchObject({ errorId: 'RTN500' })
  expect(await sendBack(request)).toMatchObject({ errorId: 'RTN500' })
  expect((await read()).returns).toHaveLength(1)
})

test('a return is withdrawn by its number and only from its own order', async () => {
  const { withdraw } = await announceReturn()
  const other = await announceReturn()
  const otherShopper = await shop.guest()

  expect(await withdraw(undefined, other.returnNumber)).toMatchObject({ errorId: 'REQ404' })
  expect(await withdraw(otherShopper)).toMatchObject({ errorId: 'OHS4004' })
  expect(await other.read()).toMatchObject({ returns: [{ status: 'Announced' }] })
})

test('a received return cannot be withdrawn', async () => {
  const { read, returnNumber, withdraw } = await announceReturn()
  await runCommand({ action: 'receive', returnNumber })

  expect(await withdraw()).toMatchObject({ status: 423, errorId: 'REQ423' })
  expect(await read()).toMatchObject({
    items: [{ returnableQty: 1 }],
    returns: [{ status: 'Received' }],
  })
})

test('of concurrent receipt and withdrawal exactly one succeeds', async () => {
  const { read, returnNumber, withdraw } = await announceReturn()
  const [withdrawal, receipt] = await Promise.all([
    withdraw(),
    runCommand({ action: 'receive', returnNumber }),
  ])

  expect(receipt.ok).toBe(withdrawal.status !== 200)
  const { returns } = await read()
  expect(returns[0]?.status).toBe(receipt.ok ? 'Received' : 'Withdrawn')
})

test('pieces of a withdrawn return are received without its number', async () => {
  const { orderNumber, returnNumber, withdraw } = await announceReturn()
  await withdraw()
  expect(await runCommand({ action: 'receive', returnNumber })).toEqual({
    ok: false,
    lines: [`${returnNumber} has been withdrawn.`],
  })
  const pieces = [{ sku: jacket, quantity: 2 }]
  expect(await runCommand({ action: 'return', orderNumber, pieces })).toMatchObject({ ok: true })
})

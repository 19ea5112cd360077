import type { Order, OrderSummary } from '@cairn/contract/orders/order'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { guestReadyToOrder, placeOrder } from '../testing/ready-to-order.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { signInAs } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visitor.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

const username = 'shopper@cairn.test'

/** Two orders of one guest, whose confirmation pages another browser opens. */
async function ordersOfGuest() {
  const { guest, basketId } = await guestReadyToOrder(shop, { sku: 'CAIRN001BLK-M' })
  const { body } = await placeOrder(guest, basketId)
  const read = await guest.send<Order>('readOrder', { params: { orderId: body.orderNumber } })
  return { guest, orderNo: body.orderNumber, st: String(read.body.st) }
}

async function numbersInHistory(visitor: Visitor) {
  const { body } = await visitor.send<{ orders: OrderSummary[] }>('readOrderHistory', { body: {} })
  return body.orders.map(({ orderNumber }) => orderNumber)
}

test('an order that is handed in at sign-in with its ticket appears in the account', async () => {
  const { guest, orderNo, st } = await ordersOfGuest()
  const shopper = await shop.guest()
  await signInAs(shopper, username, { orderNo, st })

  expect(await numbersInHistory(shopper)).toContain(orderNo)
  const params = { orderId: orderNo }
  expect((await shopper.send('readOrder', { params })).status).toBe(200)
  expect((await guest.send('readOrder', { params })).status).toBe(404)
})

test('an order that is handed in with another ticket or none stays with its guest', async () => {
  const { guest, orderNo, st } = await ordersOfGuest()
  const other = await ordersOfGuest()
  for (const ticket of [other.st, st.toLowerCase(), '', undefined]) {
    const shopper = await shop.guest()
    const handedOrder = { orderNo, ...(ticket !== undefined && { st: ticket }) }
    await signInAs(shopper, username, handedOrder)
    expect(await numbersInHistory(shopper)).not.toContain(orderNo)
  }
  expect((await guest.send('readOrder', { params: { orderId: orderNo } })).status).toBe(200)
})

test('an order of another account stays there', async () => {
  const { orderNo, st } = await ordersOfGuest()
  await signInAs(await shop.guest(), username, { orderNo, st })
  const other = await shop.guest()
  await signInAs(other, 'ipa@cairn.test', { orderNo, st })

  expect(await numbersInHistory(other)).not.toContain(orderNo)
})

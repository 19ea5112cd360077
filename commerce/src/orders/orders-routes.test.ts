import type { Order, OrderSummary } from '@cairn/contract/orders/order'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { setAddresses, guestReadyToOrder, placeOrder } from '../testing/ready-to-order.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { signInAs } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visitor.ts'

const jacket = 'CAIRN001BLK-M'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

async function order(shopper?: Visitor) {
  if (!shopper) {
    const { guest, basketId } = await guestReadyToOrder(shop, { sku: jacket })
    return { guest, order: (await placeOrder(guest, basketId)).body }
  }
  const { body } = await shopper.send<{ basketId: string }>('createCartWithItem', {
    body: { sku: jacket },
  })
  await setAddresses(shopper, body.basketId)
  return { guest: shopper, order: (await placeOrder(shopper, body.basketId)).body }
}

test('an order is read by its shopper and by the holder of its ticket (ORD-021, ORD-027)', async () => {
  const { guest, order: placedOrder } = await order()
  const params = { orderId: placedOrder.orderNumber }
  const otherShopper = await shop.guest()

  expect((await guest.send<Order>('readOrder', { params })).body).toEqual({
    ...placedOrder,
    points: null,
  })
  expect(await otherShopper.send('readOrder', { params })).toMatchObject({ errorId: 'OHS4004' })
  const lastCharacter = placedOrder.st.endsWith('-') ? '_' : '-'
  const forgedQuery = { st: placedOrder.st.slice(0, -1) + lastCharacter }
  expect(await otherShopper.send('readOrder', { params, query: forgedQuery })).toMatchObject({
    errorId: 'OHS4004',
  })
  const query = { st: placedOrder.st }
  expect(await otherShopper.send('readOrder', { params, query })).toMatchObject({
    body: { orderNumber: placedOrder.orderNumber },
  })
})

test('the history pages through the shopper’s own orders, newest first (ORD-029)', async () => {
  const shopper = await shop.guest()
  await signInAs(shopper, 'athlete@cairn.test')
  const numbers: string[] = []
  for (let count = 0; count < 3; count++) {
    numbers.unshift((await order(shopper)).order.orderNumber)
  }
  await order()
  const read = async (body: object) =>
    (await shopper.send<{ orders: OrderSummary[]; total: number }>('readOrderHistory', { body }))
      .body

  const { orders, total } = await read({})
  expect(orders.map(({ orderNumber }) => orderNumber)).toEqual(numbers)
  expect(total).toBe(3)
  expect(orders[0]).toMatchObject({ status: 'Created', totalUnits: 1, images: [{}] })
  const second = await read({ start: 1, count: 1 })
  expect(second.orders.map(({ orderNumber }) => orderNumber)).toEqual(numbers.slice(1, 2))
})

test('an order placed as a guest is in the history after signing in', async () => {
  const { guest, order: placedOrder } = await order()
  await signInAs(guest, 'wranx@cairn.test')
  const { body } = await guest.send<{ orders: OrderSummary[] }>('readOrderHistory', { body: {} })

  expect(body.orders.map(({ orderNumber }) => orderNumber)).toEqual([placedOrder.orderNumber])
})

const track = async (orderNumber: string, email: string) =>
  (await shop.guest()).send('trackOrder', { body: { orderNumber, email } })

test('an order is tracked by its number and email (ORD-031)', async () => {
  const { order: placedOrder } = await order()

  expect(await track(` ${placedOrder.orderNumber.toLowerCase()}`, 'Ada@Example.com')).toMatchObject(
    {
      status: 200,
      body: { status: 'Created', items: [{ sku: jacket }] },
    },
  )
})

test('tracking an order is refused for an unknown number and a wrong email (ORD-020, ORD-022)', async () => {
  const { order: placedOrder } = await order()

  expect(await track(placedOrder.orderNumber, 'eve@example.com')).toMatchObject({
    errorId: 'ORD400',
  })
  expect(await track('CRN-000000000', 'ada@example.com')).toMatchObject({ errorId: 'ORD409' })
})

test('the demo shopper has a shipped, a delivered and a cancelled order (ACC-022)', async () => {
  const shopper = await shop.guest()
  await signInAs(shopper, 'shopper@cairn.test')
  const { body } = await shopper.send<{ orders: OrderSummary[] }>('readOrderHistory', { body: {} })

  expect(body.orders.map(({ status }) => status)).toEqual(['Shipped', 'Delivered', 'Cancelled'])
  const [first] = body.orders
  const read = await shopper.send<Order>('readOrder', {
    params: { orderId: first?.orderNumber ?? '' },
  })
  expect(read.body).toMatchObject({
    items: [{ sku: jacket }],
    totals: { total: first?.total },
    shipments: [{ status: 'Shipped', trackingNumber: expect.any(String) }],
  })
})

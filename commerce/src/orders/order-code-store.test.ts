import type { Order } from '@cairn/contract/orders/order'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { guestReadyToOrder, placeOrder } from '../testing/ready-to-order.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { orderCodeOf } from './order-code-store.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

/** An order of a guest, and another visitor who knows its number and email address. */
async function orderToTrack() {
  const { guest, basketId } = await guestReadyToOrder(shop, { sku: 'CAIRN001BLK-M' })
  const { orderNumber } = (await placeOrder(guest, basketId)).body
  const otherShopper = await shop.guest()
  const body = { orderNumber, email: 'ada@example.com' }
  const mail = () => otherShopper.send('mailOrderCode', { body })
  const open = (code?: string) =>
    otherShopper.send<{ st: string | null }>('trackOrder', { body: { ...body, code } })
  return { orderNumber, otherShopper, mail, open }
}

async function mailedIssue(orderNumber: string): Promise<string> {
  const { rows } = await shop.database.run(
    `select issue from order_codes join orders using (order_id) where order_number = $1`,
    [orderNumber],
  )
  return String(rows[0]?.['issue'])
}

const mailedCode = async (orderNumber: string) =>
  orderCodeOf(await mailedIssue(orderNumber), shop.mailKeys.tokenSecret)

const wrongCodeFor = (code: string) => (code === '000000' ? '111111' : '000000')

test('a mailed code opens a tracked order once (ORD-031)', async () => {
  const { orderNumber, otherShopper, mail, open } = await orderToTrack()
  expect((await open()).body.st).toBeNull()
  expect(await mail()).toMatchObject({ status: 200, body: {} })
  const code = await mailedCode(orderNumber)
  const { st } = (await open(code)).body

  const read = await otherShopper.send<Order>('readOrder', {
    params: { orderId: orderNumber },
    query: { st: st ?? '' },
  })
  expect(read.body.shippingAddress?.city).toBe('Denver')
  expect(await open(code)).toMatchObject({ status: 410, errorId: 'REQ410' })
})

test('after five wrong codes the right one is refused too', async () => {
  const { orderNumber, mail, open } = await orderToTrack()
  await mail()
  const code = await mailedCode(orderNumber)
  const responses = await Promise.all(Array.from({ length: 5 }, () => open(wrongCodeFor(code))))

  expect(responses.map(({ errorId }) => errorId)).toEqual(Array(5).fill('REQ410'))
  expect(await open(code)).toMatchObject({ errorId: 'REQ410' })
})

test('a code expires after fifteen minutes and is replaced by the next one', async () => {
  const { orderNumber, mail, open } = await orderToTrack()
  await mail()
  const first = await mailedCode(orderNumber)
  await mail()
  const second = await mailedCode(orderNumber)
  expect(first === second || (await open(first)).errorId === 'REQ410').toBe(true)
  await shop.database.run(`update order_codes set issued_at = now() - interval '16 minutes'`)

  expect(await open(second)).toMatchObject({ errorId: 'REQ410' })
})

test('mails at most five codes an hour, and answers as if it mailed more', async () => {
  const { orderNumber, mail } = await orderToTrack()
  const codes = new Set<string>()
  for (let count = 0; count < 7; count++) {
    expect(await mail()).toMatchObject({ status: 200, body: {} })
    codes.add(await mailedIssue(orderNumber))
  }
  expect(codes.size).toBe(5)
  await shop.database.run(`update order_codes set counted_since = now() - interval '61 minutes'`)
  await mail()
  expect(codes).not.toContain(await mailedIssue(orderNumber))
})

test('mails no code for a wrong email address or order number, and answers as if it did', async () => {
  const { orderNumber, otherShopper, mail } = await orderToTrack()
  const wrongFields = [{ orderNumber, email: 'eve@example.com' }, { orderNumber: 'CRN-000000000' }]
  for (const fields of wrongFields) {
    const body = { email: 'ada@example.com', ...fields }
    expect(await otherShopper.send('mailOrderCode', { body })).toMatchObject({
      status: 200,
      body: {},
    })
  }
  expect(await mailedIssue(orderNumber)).toBe('undefined')
  await mail()
  expect(await mailedIssue(orderNumber)).not.toBe('undefined')
})

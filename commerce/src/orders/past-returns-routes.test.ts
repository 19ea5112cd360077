import type { Order } from '@cairn/contract/order-entity'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { importRows } from '../testing/import-rows.ts'
import { nothingWrong } from '../testing/nothing-wrong.ts'
import { signInAs } from '../testing/people.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import type { Visitor } from '../testing/visitor.ts'
import { homeInDenver } from '../testing/ready-to-order.ts'
import { checkBooks } from './check-books-store.ts'
import { atDesk, type DeskRequest } from './order-desk-store.ts'

const jacket = 'CAIRN001BLK-M'

let shop: Shop
let shopper: Visitor
let consumerId: string
beforeAll(async () => {
  shop = await openShop()
  shopper = await shop.guest()
  await signInAs(shopper, 'shopper@cairn.test')
  const found = await shop.database.run(
    `select account_id as id from accounts where email = 'shopper@cairn.test'`,
  )
  consumerId = String(found.rows[0]?.['id'])
})
afterEach(() => nothingWrong(shop))
afterAll(() => shop.close())

const desk = (request: DeskRequest) => atDesk(shop.database.query, request)

/** Three jackets at 80.00, sent for 9.95, paid for before the shop was here. */
async function pastOrder(orderNumber: string) {
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
  const row = {
    kind: 'order',
    orderNumber,
    consumerId,
    locale: 'en-us',
    orderedOn: yesterday,
    changedOn: yesterday,
    status: 'Delivered',
    email: 'shopper@cairn.test',
    address: homeInDenver,
    lines: [{ sku: jacket, quantity: 3, unitPrice: 80_00 }],
    shipping: 9_95,
  }
  const handIn = (also: object = {}) => importRows(shop.database.query, [{ ...row, ...also }])
  expect(await handIn()).toMatchObject({ ok: true })
  const params = { orderId: orderNumber }
  const read = async () => (await shopper.send<Order>('readOrder', { params })).body
  const sendBack = async (qty: number) => {
    const itemId = (await read()).items[0]?.itemId ?? ''
    await shopper.send('createReturnLabel', { params, body: { items: [{ itemId, qty }] } })
    return (await read()).returns[0]?.returnNumber ?? ''
  }
  return { read, sendBack, handIn }
}

const ledger = async (orderNumber: string) =>
  (
    await shop.database.run(
      `select posting, account, amount_minor::integer as amount from ledger_entries
       join orders using (order_id) where order_number = $1 order by entry_id, account`,
      [orderNumber],
    )
  ).rows

test('what comes back of an order from elsewhere is given back by hand, and stands in the books', async () => {
  const orderNumber = 'CRN-900001'
  const { read, sendBack } = await pastOrder(orderNumber)
  const returnNumber = await sendBack(2)
  const received = await desk({ deed: 'receive', returnNumber })

  expect(received.ok).toBe(true)
  expect(received.lines.join('\n')).toContain('160.00 USD back, to be given by hand')
  expect(await read()).toMatchObject({
    status: 'Delivered',
    items: [{ returnableQty: 1 }],
    returns: [{ status: 'Received', refunded: 160, items: [{ receivedQty: 2 }] }],
  })
  expect(await ledger(orderNumber)).toEqual(
    expect.arrayContaining([
      { posting: 'refund-1', account: 'by-hand', amount: -160_00 },
      { posting: 'refund-1', account: 'sales', amount: 160_00 },
    ]),
  )
  expect(await desk({ deed: 'receive', returnNumber })).toMatchObject({ ok: false })
  expect(await ledger(orderNumber)).toHaveLength(2)

  await desk({ deed: 'receive', returnNumber: await sendBack(1) })
  expect(await read()).toMatchObject({ status: 'Returned', returns: [{ refunded: 80 }, {}] })
})

test('what came back without a word counts as well, and is not forgotten when the order is handed in again', async () => {
  const orderNumber = 'CRN-900002'
  const { read, handIn } = await pastOrder(orderNumber)
  const pieces = [{ sku: jacket, quantity: 1 }]
  expect(await desk({ deed: 'return', orderNumber, pieces })).toMatchObject({ ok: true })
  await handIn({ trackingNumber: '1Z999AA10123456784' })

  expect(await read()).toMatchObject({ items: [{ returnableQty: 2 }] })
  expect(await ledger(orderNumber)).toHaveLength(2)
})

test('nothing of it is given back but for what comes back, and the desk says why', async () => {
  const orderNumber = 'CRN-900003'
  await pastOrder(orderNumber)

  expect(await desk({ deed: 'refund', orderNumber, amount: 1 })).toEqual({
    ok: false,
    lines: [
      `${orderNumber} was paid for elsewhere: what comes back of it is given back by hand, once it is received.`,
    ],
  })
  expect(await ledger(orderNumber)).toEqual([])
})

test('whoever checks the books sees more given back by hand than was paid', async () => {
  const orderNumber = 'CRN-900004'
  await pastOrder(orderNumber)
  const post = (amount: number) =>
    shop.database.run(
      `insert into ledger_entries (order_id, posting, account, amount_minor, currency)
       select order_id, 'refund-' || $2::integer, account, case account when 'sales' then $2::integer else -$2::integer end, 'USD'
       from orders, unnest(array['sales', 'by-hand']) account where order_number = $1`,
      [orderNumber, amount],
    )
  await post(249_95)
  expect(await checkBooks(shop.database.query)).toEqual([])
  await post(1)
  expect(await checkBooks(shop.database.query)).toEqual([
    `${orderNumber}: more of it was given back by hand than was paid for elsewhere.`,
  ])
  await post(-1)
})

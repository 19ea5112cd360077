import type { Order } from '@cairn/contract/orders/order'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { expectConsistent } from '../../testing/expect-consistent.ts'
import { importRows } from '../../testing/import-rows.ts'
import { denverAddress } from '../../testing/ready-to-order.ts'
import { openShop, type Shop } from '../../testing/shop.ts'
import { signInAs } from '../../testing/sign-in.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { findInconsistencies } from '../money/consistency-store.ts'
import { type OrderCommand, runOrderCommand } from '../order-command-flow.ts'

const jacket = 'CAIRN001BLK-M'

let shop: Shop
let shopper: Visitor
let consumerId: string
beforeAll(async () => {
  shop = await openShop()
  shopper = await shop.guest()
  await signInAs(shopper, 'shopper@cairn.test')
  const accounts = await shop.database.run(
    `select account_id as id from accounts where email = 'shopper@cairn.test'`,
  )
  consumerId = String(accounts.rows[0]?.['id'])
})
afterEach(() => expectConsistent(shop))
afterAll(() => shop.close())

const runCommand = (command: OrderCommand) => runOrderCommand(shop.database.query, command)

/** Imports an order of three jackets at 80.00 with a delivery for 9.95. */
async function importOrder(orderNumber: string) {
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
    address: denverAddress,
    lines: [{ sku: jacket, quantity: 3, unitPrice: 80_00 }],
    shipping: 9_95,
  }
  const importRow = (overrides: object = {}) =>
    importRows(shop.database.query, [{ ...row, ...overrides }])
  expect(await importRow()).toMatchObject({ ok: true })
  const params = { orderId: orderNumber }
  const read = async () => (await shopper.send<Order>('readOrder', { params })).body
  const sendBack = async (qty: number) => {
    const itemId = (await read()).items[0]?.itemId ?? ''
    await shopper.send('createReturnLabel', { params, body: { items: [{ itemId, qty }] } })
    return (await read()).returns[0]?.returnNumber ?? ''
  }
  return { read, sendBack, importRow }
}

const readLedger = async (orderNumber: string) =>
  (
    await shop.database.run(
      `select posting, account, amount_minor::integer as amount from ledger_entries
       join orders using (order_id) where order_number = $1 order by entry_id, account`,
      [orderNumber],
    )
  ).rows

test('the return of an imported order is refunded by hand and posted to the ledger', async () => {
  const orderNumber = 'CRN-900001'
  const { read, sendBack } = await importOrder(orderNumber)
  const returnNumber = await sendBack(2)
  const report = await runCommand({ action: 'receive', returnNumber })

  expect(report.ok).toBe(true)
  expect(report.lines.join('\n')).toContain('160.00 USD refunded, to be paid out by hand')
  expect(await read()).toMatchObject({
    status: 'Delivered',
    items: [{ returnableQty: 1 }],
    returns: [{ status: 'Received', refunded: 160, items: [{ receivedQty: 2 }] }],
  })
  expect(await readLedger(orderNumber)).toEqual(
    expect.arrayContaining([
      { posting: 'refund-1', account: 'by-hand', amount: -160_00 },
      { posting: 'refund-1', account: 'sales', amount: 160_00 },
    ]),
  )
  expect(await runCommand({ action: 'receive', returnNumber })).toMatchObject({ ok: false })
  expect(await readLedger(orderNumber)).toHaveLength(2)

  await runCommand({ action: 'receive', returnNumber: await sendBack(1) })
  expect(await read()).toMatchObject({ status: 'Returned', returns: [{ refunded: 80 }, {}] })
})

test('pieces that came back unannounced stay returned when the order is imported again', async () => {
  const orderNumber = 'CRN-900002'
  const { read, importRow } = await importOrder(orderNumber)
  const pieces = [{ sku: jacket, quantity: 1 }]
  expect(await runCommand({ action: 'return', orderNumber, pieces })).toMatchObject({ ok: true })
  await importRow({ trackingNumber: '1Z999AA10123456784' })

  expect(await read()).toMatchObject({ items: [{ returnableQty: 2 }] })
  expect(await readLedger(orderNumber)).toHaveLength(2)
})

test('a refund of an imported order without a return is refused with the reason', async () => {
  const orderNumber = 'CRN-900003'
  await importOrder(orderNumber)

  expect(await runCommand({ action: 'refund', orderNumber, amount: 1 })).toEqual({
    ok: false,
    lines: [
      `${orderNumber} was paid in another shop: staff refund its returns by hand, once they are received.`,
    ],
  })
  expect(await readLedger(orderNumber)).toEqual([])
})

test('the consistency check finds manual refunds that exceed what was paid', async () => {
  const orderNumber = 'CRN-900004'
  await importOrder(orderNumber)
  const post = (amount: number) =>
    shop.database.run(
      `insert into ledger_entries (order_id, posting, account, amount_minor, currency)
       select order_id, 'refund-' || $2::integer, account, case account when 'sales' then $2::integer else -$2::integer end, 'USD'
       from orders, unnest(array['sales', 'by-hand']) account where order_number = $1`,
      [orderNumber, amount],
    )
  await post(249_95)
  expect(await findInconsistencies(shop.database.query)).toEqual([])
  await post(1)
  expect(await findInconsistencies(shop.database.query)).toEqual([
    `${orderNumber}: more was refunded by hand than was paid.`,
  ])
  await post(-1)
})

import { minorOf } from '@cairn/contract/fields/money'
import type { Order } from '@cairn/contract/orders/order'
import { locales } from '@cairn/contract/sites/sites'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { settleUnsettledOrders } from '../../checkout/settle-payments-flow.ts'
import { importRows } from '../../testing/import-rows.ts'
import {
  denverAddress,
  guestReadyToOrder,
  placeOrder,
  setAddresses,
} from '../../testing/ready-to-order.ts'
import { openShop, type Shop } from '../../testing/shop.ts'
import { stockOf } from '../../testing/stock.ts'
import { findInconsistencies } from '../money/consistency-store.ts'
import { shopInstruments } from '../money/instruments-flow.ts'
import { type OrderCommand, runOrderCommand } from '../order-command-flow.ts'

const jacket = 'CAIRN001BLK-M'
const shell = 'CAIRN002'

let shop: Shop
let other: string
beforeAll(async () => {
  shop = await openShop()
  const { rows } = await shop.database.run(
    `select sku from variants where sku like $1 and on_hand > 5 order by sku limit 1`,
    [`${shell}%`],
  )
  other = String(rows[0]?.['sku'])
})
afterEach(async () => {
  expect(shop.unexpectedErrors).toEqual([])
  expect(await findInconsistencies(shop.database.query)).toEqual([])
  expect(await runCommand({ action: 'check' })).toEqual({
    ok: true,
    lines: ['Stock, money and orders agree.'],
  })
})
afterAll(() => shop.close())

const runCommand = (command: OrderCommand) => runOrderCommand(shop.database.query, command)

/** Runs the background requests to the provider. */
const settle = () =>
  settleUnsettledOrders({
    database: shop.database.query,
    provider: shop.provider,
    instruments: shopInstruments,
  })

async function order(qty = 1) {
  const { guest, basketId } = await guestReadyToOrder(shop, { sku: jacket, qty })
  await guest.send('addItem', { body: { basketId, sku: other } })
  const { body } = await placeOrder(guest, basketId)
  const read = async () =>
    (await guest.send<Order>('readOrder', { params: { orderId: body.orderNumber } })).body
  return { guest, placed: body, orderNumber: body.orderNumber, read }
}

const readPayment = async (orderNumber: string) => {
  const { rows } = await shop.database.run(
    `select a.state, captured_minor as captured, refunded_minor as refunded, authorised_minor as authorised
     from payment_attempts a join orders o using (order_id) where o.order_number = $1`,
    [orderNumber],
  )
  return rows[0] ?? {}
}

describe('cancelling a new order', () => {
  test('returns its stock and voids its payment (ORD-032)', async () => {
    const before = await stockOf(shop, jacket)
    const { guest, orderNumber, read } = await order(2)
    const body = { orderNumber }
    const cancelled = await guest.send('cancelOrder', { body })

    expect(cancelled).toMatchObject({ body: { status: 'Cancelled', isCancellable: false } })
    expect(await stockOf(shop, jacket)).toBe(before)
    await settle()
    expect(await readPayment(orderNumber)).toMatchObject({ state: 'voided', captured: 0 })
    expect(await guest.send('cancelOrder', { body })).toMatchObject({ status: 200 })
    expect(await stockOf(shop, jacket)).toBe(before)
    expect((await read()).status).toBe('Cancelled')
  })

  test('has the same answer when it is requested twenty times at once, and again', async () => {
    const { guest, orderNumber } = await order(2)
    const cancel = () => guest.send('cancelOrder', { body: { orderNumber } })
    const answers = await Promise.all(Array.from({ length: 20 }, cancel))
    answers.push(await cancel())

    for (const { status, body } of answers) {
      expect({ status, body }).toEqual({ status: 200, body: answers[0]?.body })
    }
    expect(answers[0]).toMatchObject({ body: { status: 'Cancelled' } })
  })

  test('is refused to anybody else', async () => {
    const { orderNumber } = await order()
    const otherShopper = await shop.guest()

    expect(await otherShopper.send('cancelOrder', { body: { orderNumber } })).toMatchObject({
      errorId: 'OHS4004',
    })
  })
})

describe('an order that is shipped in parts', () => {
  test('is captured part by part and can no longer be cancelled (ORD-032)', async () => {
    const { guest, orderNumber, placed, read } = await order()
    const first = await runCommand({
      action: 'move',
      orderNumber,
      to: 'Shipped',
      skus: [other],
      trackingNumber: 'TRACK1',
    })
    expect(first.ok).toBe(true)
    await settle()
    const payment = await readPayment(orderNumber)
    expect(payment['captured']).toBeGreaterThan(0)
    expect(payment['captured']).toBeLessThan(minorOf(placed.totals.total))
    expect(await read()).toMatchObject({
      status: 'Processing',
      shipments: expect.arrayContaining([
        expect.objectContaining({ status: 'Shipped', trackingNumber: 'TRACK1' }),
      ]),
    })
    expect(await guest.send('cancelOrder', { body: { orderNumber } })).toMatchObject({
      errorId: 'REQ424',
      body: { errorDetails: [{ message: expect.stringContaining('is already on its way') }] },
    })
    await runCommand({ action: 'move', orderNumber, to: 'Shipped' })
    await settle()
    await settle()

    expect(await readPayment(orderNumber)).toMatchObject({ captured: minorOf(placed.totals.total) })
    expect((await read()).status).toBe('Shipped')
    expect((await runCommand({ action: 'move', orderNumber, to: 'Shipped' })).ok).toBe(false)
  })
})

test('a parcel that was charged is not divided, and so never charged twice (guarantee 6)', async () => {
  const { orderNumber } = await order()
  await runCommand({ action: 'move', orderNumber, to: 'Shipped' })
  await settle()
  const charged = await readPayment(orderNumber)
  const delivery = { action: 'move', orderNumber, to: 'Delivered' } as const

  expect(await runCommand({ ...delivery, skus: [other] })).toEqual({
    ok: false,
    lines: ['me-standard was charged as one parcel and cannot be divided.'],
  })
  expect((await runCommand(delivery)).ok).toBe(true)
  await settle()
  expect(await readPayment(orderNumber)).toEqual(charged)
})

test('a move with an unknown sku or shipment is refused', async () => {
  const { orderNumber, read } = await order()
  const move = { action: 'move', orderNumber, to: 'Shipped' } as const

  expect(await runCommand({ ...move, skus: [other, 'CAIRN-TYPO'] })).toEqual({
    ok: false,
    lines: [`No parcel of ${orderNumber} that can become Shipped has CAIRN-TYPO.`],
  })
  expect(await runCommand({ ...move, shipmentId: 'me-typo' })).toEqual({
    ok: false,
    lines: [`${orderNumber} has no parcel me-typo.`],
  })
  expect((await read()).shipments).toMatchObject([{ status: 'Created' }])
})

describe('refunds', () => {
  test('concurrent refunds never exceed what was captured (guarantee 6)', async () => {
    const { orderNumber, placed } = await order()
    expect((await runCommand({ action: 'refund', orderNumber })).ok).toBe(false)
    await runCommand({ action: 'move', orderNumber, to: 'Shipped' })
    await settle()
    const { total } = placed.totals
    const halfAmount = Math.floor(total / 2)
    const refunds = await Promise.all(
      [halfAmount, halfAmount, halfAmount].map((amount) =>
        runCommand({ action: 'refund', orderNumber, amount }),
      ),
    )
    expect(refunds.filter(({ ok }) => ok)).toHaveLength(2)
    await settle()
    await settle()
    await shop.sandbox.work()

    expect(await readPayment(orderNumber)).toMatchObject({ refunded: minorOf(2 * halfAmount) })
  })

  test('a returned piece is restocked and refunded at what was paid for it', async () => {
    const before = await stockOf(shop, jacket)
    const { orderNumber, placed, read } = await order(2)
    await runCommand({ action: 'move', orderNumber, to: 'Shipped' })
    await runCommand({ action: 'move', orderNumber, to: 'Delivered' })
    await settle()
    const returnPieces = (quantity: number) =>
      runCommand({ action: 'return', orderNumber, pieces: [{ sku: jacket, quantity }] })
    expect((await returnPieces(3)).ok).toBe(false)
    expect((await returnPieces(1)).ok).toBe(true)
    await settle()

    expect(await stockOf(shop, jacket)).toBe(before - 1)
    const line = placed.items.find(({ sku }) => sku === jacket)
    const paidAmount = minorOf((line?.price.priceAfterOrderDiscount ?? 0) + (line?.taxTotal ?? 0))
    expect(await readPayment(orderNumber)).toMatchObject({ refunded: Math.round(paidAmount / 2) })
    expect((await read()).status).toBe('Delivered')
    await returnPieces(1)
    await runCommand({ action: 'return', orderNumber, pieces: [{ sku: other, quantity: 1 }] })
    await settle()
    expect((await read()).status).toBe('Returned')
  })
})

test('staff list the latest orders and show one in full', async () => {
  const { orderNumber } = await order()
  const report = await runCommand({ action: 'list', count: 3 })

  expect(report.lines[0]).toContain(orderNumber)
  expect((await runCommand({ action: 'show', orderNumber })).lines.join('\n')).toContain(
    `1 × ${jacket}`,
  )
  expect(await runCommand({ action: 'show', orderNumber: 'CRN-NOBODY' })).toEqual({
    ok: false,
    lines: ['CRN-NOBODY: there is no such order.'],
  })
})

describe('the amounts of an order', () => {
  test('are compared with its lines and taxes by the consistency check', async () => {
    const { orderNumber } = await order()
    const problemsWith = async (totals: string) => {
      const update = (value: string) =>
        shop.database.exec(
          `update orders set totals = ${value} where order_number = '${orderNumber}'`,
        )
      const { rows } = await shop.database.run(
        `select totals::text from orders where order_number = $1`,
        [orderNumber],
      )
      await update(totals)
      const found = await findInconsistencies(shop.database.query)
      await update(`'${String(rows[0]?.['totals'])}'`)
      return found
    }

    expect(await problemsWith(`jsonb_set(totals, '{shipping}', '1')`)).toEqual([
      `${orderNumber}: its lines, shipping and tax do not add up to its total.`,
    ])
    expect(await problemsWith(`jsonb_set(totals, '{tax}', '1')`)).toEqual([
      `${orderNumber}: its tax lines do not add up to its tax.`,
    ])
  })

  test('are stored in minor units, and decimals are refused', async () => {
    const { orderNumber } = await order()
    const store = (change: string) =>
      shop.database.exec(
        `update ${change} where order_id = (select order_id from orders where order_number = '${orderNumber}')`,
      )

    await expect(store(`orders set totals = jsonb_set(totals, '{tax}', '9.5')`)).rejects.toThrow(
      'orders_totals_check',
    )
    await expect(store(`order_lines set price = jsonb_set(price, '{tax}', '9.5')`)).rejects.toThrow(
      'order_lines_price_check',
    )
  })
})

test('a parcel that is divided has the price of its items to the cent', async () => {
  const duffel = 'CAIRN006LRC-OS'
  await importRows(shop.database.query, [
    {
      kind: 'promotion',
      promotionId: 'FREE-SHIPPING',
      level: 'SHIPPING',
      gives: { type: 'freeShipping' },
      texts: Object.fromEntries(locales.map((locale) => [locale, { name: 'Free shipping' }])),
    },
  ])
  const { guest, basketId } = await guestReadyToOrder(shop, { sku: jacket, qty: 3 })
  await guest.send('addItem', { body: { basketId, sku: duffel } })
  // No sales tax is added in Portland, so the parts are the prices of the items.
  const portland = { city: 'Portland', province: 'OR', postalCode: '97204' }
  await setAddresses(guest, basketId, { ...denverAddress, ...portland })
  const { orderNumber, items } = (await placeOrder(guest, basketId)).body
  const paidFor = items.find(({ sku }) => sku === duffel)?.price.rowTotal ?? NaN

  await runCommand({ action: 'move', orderNumber, to: 'Shipped', skus: [duffel] })
  await settle()

  expect(await readPayment(orderNumber)).toMatchObject({ captured: minorOf(paidFor) })
})

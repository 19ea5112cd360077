import type { Order } from '@cairn/contract/orders/order'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { settleUnsettledOrders } from '../../checkout/settle-payments-flow.ts'
import { expectConsistent } from '../../testing/expect-consistent.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { guestReadyToOrder, placeOrder } from '../../testing/ready-to-order.ts'
import { openShop, type Shop } from '../../testing/shop.ts'
import { setStock, stockOf } from '../../testing/stock.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { encodeBars } from '../documents/return-label.ts'
import { findInconsistencies } from '../money/consistency-store.ts'
import { shopInstruments } from '../money/instruments-flow.ts'
import { type OrderCommand, runOrderCommand } from '../order-command-flow.ts'

const jacket = 'CAIRN001BLK-M'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => expectConsistent(shop))
afterAll(() => shop.close())

const runCommand = (command: OrderCommand) => runOrderCommand(shop.database.query, command)

async function settle() {
  const { database, provider } = shop
  await settleUnsettledOrders({ database: database.query, provider, instruments: shopInstruments })
}

/** An order that was delivered. */
async function deliverOrder(qty = 3) {
  await setStock(shop, jacket, 50)
  const { guest, basketId } = await guestReadyToOrder(shop, { sku: jacket, qty })
  const { orderNumber, items, st } = (await placeOrder(guest, basketId)).body
  await runCommand({ action: 'move', orderNumber, to: 'Delivered' })
  await settle()
  const itemId = items[0]?.itemId ?? ''
  const params = { orderId: orderNumber }
  return {
    guest,
    orderNumber,
    itemId,
    st,
    read: async () => (await guest.send<Order>('readOrder', { params })).body,
    sendBack: (body: object, visitor: Visitor = guest) =>
      visitor.send<{ bytes: Uint8Array }>('createReturnLabel', { params, body }),
  }
}

const readRefunded = async (orderNumber: string) =>
  Number(
    (
      await shop.database.run(
        `select refunded_minor from payment_attempts a join orders o using (order_id)
         where o.order_number = $1`,
        [orderNumber],
      )
    ).rows[0]?.['refunded_minor'],
  )

/** The widths of the drawn bars and gaps, from left to right. */
async function scanBarcode(document: Uint8Array): Promise<number[]> {
  const [{ bars } = { bars: [] }] = await readPdf(document)
  const narrowest = Math.min(...bars.map(({ width }) => width))
  return bars.flatMap(({ x, width }, index) => {
    const next = bars[index + 1]
    const gap = next ? [next.x - x - width] : []
    return [width, ...gap].map((points) => Math.round(points / narrowest))
  })
}

describe('a return', () => {
  test('is made for chosen pieces, is listed with the order and has a label with its number as a barcode (ORD-026, ORD-030)', async () => {
    const { orderNumber, itemId, read, sendBack } = await deliverOrder()
    const label = await sendBack({ items: [{ itemId, qty: 2, reason: 'tooLarge' }] })

    expect(label.headers.get('content-type')).toBe('application/pdf')
    const { returns, items } = await read()
    expect(returns).toMatchObject([
      { status: 'Announced', refunded: null, items: [{ itemId, qty: 2, reason: 'tooLarge' }] },
    ])
    expect(items[0]).toMatchObject({ returnableQty: 1 })
    const { returnNumber = '' } = returns[0] ?? {}
    expect(await scanBarcode(label.body.bytes)).toEqual(encodeBars(returnNumber))
    expect((await runCommand({ action: 'returns', count: 50 })).lines.join()).toContain(
      returnNumber,
    )
    expect((await runCommand({ action: 'show', orderNumber })).lines.join()).toContain(returnNumber)
  })

  test('includes all returnable pieces by default, and is not repeated', async () => {
    const { read, sendBack } = await deliverOrder()
    const answers = [await sendBack({}), await sendBack({})]

    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await read()).toMatchObject({ isReturnable: false, returns: [{ items: [{ qty: 3 }] }] })
    expect((await read()).returns).toHaveLength(1)
  })

  test('is made once for repeated requests with the same key', async () => {
    const { itemId, read, sendBack } = await deliverOrder()
    const body = { key: crypto.randomUUID(), items: [{ itemId, qty: 1 }] }
    const answers = await Promise.all([1, 2, 3].map(() => sendBack(body)))

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await read()).returns).toHaveLength(1)
  })

  test('does not include a piece twice, even by concurrent requests', async () => {
    const { itemId, read, sendBack } = await deliverOrder()
    const requests = Array.from({ length: 6 }, () =>
      sendBack({ key: crypto.randomUUID(), items: [{ itemId, qty: 2 }] }),
    )
    const answers = (await Promise.all(requests)).map(({ errorId = 'created' }) => errorId)

    expect(answers.filter((outcome) => outcome === 'created')).toHaveLength(1)
    expect(answers.filter((outcome) => outcome === 'RTN500')).toHaveLength(5)
    expect((await read()).items[0]).toMatchObject({ returnableQty: 1 })
  })

  test('is refused before the order is sent and after the return period (ORD-025)', async () => {
    const { guest, basketId } = await guestReadyToOrder(shop, { sku: jacket })
    const { body: order } = await placeOrder(guest, basketId)
    const params = { orderId: order.orderNumber }
    const response = await guest.send('createReturnLabel', { params, body: {} })
    expect(response).toMatchObject({ status: 409, errorId: 'RTN500' })

    const { orderNumber, sendBack, read } = await deliverOrder()
    await shop.database.run(
      `update order_shipments set changed_at = now() - interval '61 days'
       where order_id = (select order_id from orders where order_number = $1)`,
      [orderNumber],
    )
    expect(await sendBack({})).toMatchObject({ errorId: 'RTN500' })
    expect(await read()).toMatchObject({ isReturnable: false, returns: [] })
  })

  test('is refused to other shoppers, except holders of the order’s ticket', async () => {
    const { orderNumber, itemId, st, sendBack } = await deliverOrder()
    const otherShopper = await shop.guest()
    const items = [{ itemId, qty: 1 }]
    expect(await sendBack({ items }, otherShopper)).toMatchObject({ errorId: 'OHS4004' })

    const params = { orderId: orderNumber }
    const response = await otherShopper.send('createReturnLabel', {
      params,
      query: { st },
      body: { items },
    })
    expect(response.status).toBe(200)
  })

  test('prints its label again by its number, for its own order only', async () => {
    const { read, sendBack } = await deliverOrder()
    await sendBack({})
    const { returnNumber } = (await read()).returns[0] ?? {}
    const other = await deliverOrder()

    expect((await sendBack({ returnNumber })).status).toBe(200)
    expect(await other.sendBack({ returnNumber })).toMatchObject({ errorId: 'RTN500' })
  })
})

describe('receiving a return', () => {
  test('restocks and refunds its pieces once', async () => {
    const { orderNumber, itemId, read, sendBack } = await deliverOrder()
    const before = await stockOf(shop, jacket)
    await sendBack({ items: [{ itemId, qty: 2 }] })
    const { returns, items } = await read()
    const { returnNumber = '' } = returns[0] ?? {}
    const reports = await Promise.all(
      [1, 2].map(() => runCommand({ action: 'receive', returnNumber })),
    )
    await settle()

    expect(reports.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await stockOf(shop, jacket)).toBe(before + 2)
    const paidAmount = (items[0]?.price.priceAfterOrderDiscount ?? 0) + (items[0]?.taxTotal ?? 0)
    expect(await readRefunded(orderNumber)).toBe(Math.round((paidAmount * 100 * 2) / 3))
    const after = await read()
    expect(after).toMatchObject({
      status: 'Delivered',
      returns: [{ status: 'Received', items: [{ receivedQty: 2 }] }],
    })
    expect(after.returns[0]?.refunded).toBe((await readRefunded(orderNumber)) / 100)
  })

  test('in part refunds that part, and the rest can be announced again', async () => {
    const { read, sendBack } = await deliverOrder()
    const before = await stockOf(shop, jacket)
    await sendBack({})
    const { returnNumber = '' } = (await read()).returns[0] ?? {}
    const more = [{ sku: jacket, quantity: 4 }]
    expect((await runCommand({ action: 'receive', returnNumber, pieces: more })).ok).toBe(false)
    const pieces = [{ sku: jacket, quantity: 1 }]
    expect((await runCommand({ action: 'receive', returnNumber, pieces })).ok).toBe(true)

    expect(await stockOf(shop, jacket)).toBe(before + 1)
    expect(await read()).toMatchObject({
      items: [{ returnableQty: 2 }],
      returns: [{ items: [{ qty: 3, receivedQty: 1 }] }],
    })
    await sendBack({})
    const { returnNumber: next = '' } = (await read()).returns[0] ?? {}
    expect((await runCommand({ action: 'receive', returnNumber: next })).ok).toBe(true)
    expect((await read()).status).toBe('Returned')
  })

  test('needs the number of the return for announced pieces', async () => {
    const { orderNumber, sendBack } = await deliverOrder()
    await sendBack({})
    const pieces = [{ sku: jacket, quantity: 1 }]
    expect(await runCommand({ action: 'return', orderNumber, pieces })).toMatchObject({ ok: false })
    expect(await runCommand({ action: 'receive', returnNumber: 'RET-NOBODY' })).toEqual({
      ok: false,
      lines: ['RET-NOBODY: there is no such order.'],
    })
  })
})

test('the consistency check finds returns that disagree with stock, lines and refunds', async () => {
  const { orderNumber, sendBack } = await deliverOrder()
  await sendBack({})
  const order = `(select order_id from orders where order_number = '${orderNumber}')`
  const problemsAfter = async (change: string, repair: string) => {
    await shop.database.exec(`update ${change}`)
    const problems = await findInconsistencies(shop.database.query)
    await shop.database.exec(`update ${repair}`)
    return problems.map((line) => line.replace(`${orderNumber}: `, ''))
  }
  const lines = `order_lines set announced_quantity = announced_quantity`
  expect(
    await problemsAfter(
      `${lines} - 1 where order_id = ${order}`,
      `${lines} + 1 where order_id = ${order}`,
    ),
  ).toEqual(['its lines and its returns state different numbers of returned pieces.'])
  const holds = `stock_holds set released_quantity = released_quantity`
  expect(
    await problemsAfter(
      `${holds} + 1 where order_id = ${order}`,
      `${holds} - 1 where order_id = ${order}`,
    ),
  ).toEqual(['its returned pieces differ from its restocked pieces.'])
  const back = `order_returns set refunded_minor =`
  expect(
    await problemsAfter(
      `${back} 1 where order_id = ${order}`,
      `${back} 0 where order_id = ${order}`,
    ),
  ).toEqual(['the refund of a return has no ledger entry.'])
})

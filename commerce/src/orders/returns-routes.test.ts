import type { Order } from '@cairn/contract/order-entity'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { sweepOrders } from '../checkout/sweep-store.ts'
import { nothingWrong } from '../testing/nothing-wrong.ts'
import { guestReadyToOrder, placeOrder } from '../testing/ready-to-order.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { setStock, stockOf } from '../testing/stock.ts'
import type { Visitor } from '../testing/visitor.ts'
import { checkBooks } from './check-books-store.ts'
import { barsOf } from './code-128.ts'
import { shopInstruments } from './instruments-store.ts'
import { atDesk, type DeskRequest } from './order-desk-store.ts'

const jacket = 'CAIRN001BLK-M'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => nothingWrong(shop))
afterAll(() => shop.close())

const desk = (request: DeskRequest) => atDesk(shop.database.query, request)

async function settle() {
  const { database, provider } = shop
  await sweepOrders({ database: database.query, provider, instruments: shopInstruments })
}

/** It has reached whoever ordered. */
async function delivered(qty = 3) {
  await setStock(shop, jacket, 50)
  const { guest, basketId } = await guestReadyToOrder(shop, { sku: jacket, qty })
  const { orderNumber, items, st } = (await placeOrder(guest, basketId)).body
  await desk({ deed: 'move', orderNumber, to: 'Delivered' })
  await settle()
  const itemId = items[0]?.itemId ?? ''
  const params = { orderId: orderNumber }
  return {
    guest,
    orderNumber,
    itemId,
    st,
    read: async () => (await guest.send<Order>('readOrder', { params })).body,
    sendBack: (body: object, who: Visitor = guest) =>
      who.send<{ text: string }>('createReturnLabel', { params, body }),
  }
}

const refundedOf = async (orderNumber: string) =>
  Number(
    (
      await shop.database.run(
        `select refunded_minor from payment_attempts a join orders o using (order_id)
         where o.order_number = $1`,
        [orderNumber],
      )
    ).rows[0]?.['refunded_minor'],
  )

/** The bars that are drawn, read from left to right as a scanner does. */
function barcodeIn(document: string): number[] {
  const bars = [...document.matchAll(/^0 g ([\d.]+) [\d.]+ ([\d.]+) [\d.]+ re f$/gm)]
    .map(([, x, width]) => ({ x: Number(x), width: Number(width) }))
    .toSorted((one, other) => one.x - other.x)
  const narrowest = Math.min(...bars.map(({ width }) => width))
  return bars.flatMap(({ x, width }, at) => {
    const next = bars[at + 1]
    const gap = next ? [next.x - x - width] : []
    return [width, ...gap].map((points) => Math.round(points / narrowest))
  })
}

describe('a return', () => {
  test('is made for chosen pieces, is seen with the order, and has a label with its number as bars (ORD-026, ORD-030)', async () => {
    const { orderNumber, itemId, read, sendBack } = await delivered()
    const label = await sendBack({ items: [{ itemId, qty: 2, reason: 'tooLarge' }] })

    expect(label.headers.get('content-type')).toBe('application/pdf')
    expect(label.body.text.startsWith('%PDF-1.7')).toBe(true)
    const { returns, items } = await read()
    expect(returns).toMatchObject([
      { status: 'Announced', refunded: null, items: [{ itemId, qty: 2, reason: 'tooLarge' }] },
    ])
    expect(items[0]).toMatchObject({ returnableQty: 1 })
    const { returnNumber = '' } = returns[0] ?? {}
    expect(barcodeIn(label.body.text)).toEqual(barsOf(returnNumber))
    expect((await desk({ deed: 'returns', count: 50 })).lines.join()).toContain(returnNumber)
    expect((await desk({ deed: 'show', orderNumber })).lines.join()).toContain(returnNumber)
  })

  test('is of all that may go back where nothing is named, and the same when asked again', async () => {
    const { read, sendBack } = await delivered()
    const answers = [await sendBack({}), await sendBack({})]

    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await read()).toMatchObject({ isReturnable: false, returns: [{ items: [{ qty: 3 }] }] })
    expect((await read()).returns).toHaveLength(1)
  })

  test('is made once, however often its key comes', async () => {
    const { itemId, read, sendBack } = await delivered()
    const body = { key: crypto.randomUUID(), items: [{ itemId, qty: 1 }] }
    const answers = await Promise.all([1, 2, 3].map(() => sendBack(body)))

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await read()).returns).toHaveLength(1)
  })

  test('takes no piece twice, with as many tabs as one likes', async () => {
    const { itemId, read, sendBack } = await delivered()
    const tabs = Array.from({ length: 6 }, () =>
      sendBack({ key: crypto.randomUUID(), items: [{ itemId, qty: 2 }] }),
    )
    const answers = (await Promise.all(tabs)).map(({ errorId = 'made' }) => errorId)

    expect(answers.filter((outcome) => outcome === 'made')).toHaveLength(1)
    expect(answers.filter((outcome) => outcome === 'RTN500')).toHaveLength(5)
    expect((await read()).items[0]).toMatchObject({ returnableQty: 1 })
  })

  test('cannot be made of what has not left, or after the last day (ORD-025)', async () => {
    const { guest, basketId } = await guestReadyToOrder(shop, { sku: jacket })
    const { body: placed } = await placeOrder(guest, basketId)
    const params = { orderId: placed.orderNumber }
    const fresh = await guest.send('createReturnLabel', { params, body: {} })
    expect(fresh).toMatchObject({ status: 409, errorId: 'RTN500' })

    const { orderNumber, sendBack, read } = await delivered()
    await shop.database.run(
      `update order_shipments set changed_at = now() - interval '61 days'
       where order_id = (select order_id from orders where order_number = $1)`,
      [orderNumber],
    )
    expect(await sendBack({})).toMatchObject({ errorId: 'RTN500' })
    expect(await read()).toMatchObject({ isReturnable: false, returns: [] })
  })

  test('is nobody else’s, but of whoever holds the order’s ticket', async () => {
    const { orderNumber, itemId, st, sendBack } = await delivered()
    const stranger = await shop.guest()
    const items = [{ itemId, qty: 1 }]
    expect(await sendBack({ items }, stranger)).toMatchObject({ errorId: 'OHS4004' })

    const params = { orderId: orderNumber }
    const held = await stranger.send('createReturnLabel', {
      params,
      query: { st },
      body: { items },
    })
    expect(held.status).toBe(200)
  })

  test('has its label printed once more by its number, and no other return’s', async () => {
    const { read, sendBack } = await delivered()
    await sendBack({})
    const { returnNumber } = (await read()).returns[0] ?? {}
    const other = await delivered()

    expect((await sendBack({ returnNumber })).status).toBe(200)
    expect(await other.sendBack({ returnNumber })).toMatchObject({ errorId: 'RTN500' })
  })
})

describe('a return that has come', () => {
  test('is on the shelf again and its money on its way, once', async () => {
    const { orderNumber, itemId, read, sendBack } = await delivered()
    const before = await stockOf(shop, jacket)
    await sendBack({ items: [{ itemId, qty: 2 }] })
    const { returns, items } = await read()
    const { returnNumber = '' } = returns[0] ?? {}
    const received = await Promise.all([1, 2].map(() => desk({ deed: 'receive', returnNumber })))
    await settle()

    expect(received.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await stockOf(shop, jacket)).toBe(before + 2)
    const paid = (items[0]?.price.priceAfterOrderDiscount ?? 0) + (items[0]?.taxTotal ?? 0)
    expect(await refundedOf(orderNumber)).toBe(Math.round((paid * 100 * 2) / 3))
    const after = await read()
    expect(after).toMatchObject({
      status: 'Delivered',
      returns: [{ status: 'Received', items: [{ receivedQty: 2 }] }],
    })
    expect(after.returns[0]?.refunded).toBe((await refundedOf(orderNumber)) / 100)
  })

  test('in part gives back that part, and the rest may be announced anew', async () => {
    const { read, sendBack } = await delivered()
    const before = await stockOf(shop, jacket)
    await sendBack({})
    const { returnNumber = '' } = (await read()).returns[0] ?? {}
    const more = [{ sku: jacket, quantity: 4 }]
    expect((await desk({ deed: 'receive', returnNumber, pieces: more })).ok).toBe(false)
    const pieces = [{ sku: jacket, quantity: 1 }]
    expect((await desk({ deed: 'receive', returnNumber, pieces })).ok).toBe(true)

    expect(await stockOf(shop, jacket)).toBe(before + 1)
    expect(await read()).toMatchObject({
      items: [{ returnableQty: 2 }],
      returns: [{ items: [{ qty: 3, receivedQty: 1 }] }],
    })
    await sendBack({})
    const { returnNumber: next = '' } = (await read()).returns[0] ?? {}
    expect((await desk({ deed: 'receive', returnNumber: next })).ok).toBe(true)
    expect((await read()).status).toBe('Returned')
  })

  test('is received by its number, not beside it', async () => {
    const { orderNumber, sendBack } = await delivered()
    await sendBack({})
    const pieces = [{ sku: jacket, quantity: 1 }]
    expect(await desk({ deed: 'return', orderNumber, pieces })).toMatchObject({ ok: false })
    expect(await desk({ deed: 'receive', returnNumber: 'RET-NOBODY' })).toEqual({
      ok: false,
      lines: ['RET-NOBODY: there is no such order.'],
    })
  })
})

test('whoever checks the books sees a return that they do not know of', async () => {
  const { orderNumber, sendBack } = await delivered()
  await sendBack({})
  const order = `(select order_id from orders where order_number = '${orderNumber}')`
  const spoiled = async (change: string, repair: string) => {
    await shop.database.exec(`update ${change}`)
    const found = await checkBooks(shop.database.query)
    await shop.database.exec(`update ${repair}`)
    return found.map((line) => line.replace(`${orderNumber}: `, ''))
  }
  const lines = `order_lines set announced = announced`
  expect(
    await spoiled(
      `${lines} - 1 where order_id = ${order}`,
      `${lines} + 1 where order_id = ${order}`,
    ),
  ).toEqual(['its lines and its returns are not of one mind about what comes back.'])
  const holds = `stock_holds set freed = freed`
  expect(
    await spoiled(
      `${holds} + 1 where order_id = ${order}`,
      `${holds} - 1 where order_id = ${order}`,
    ),
  ).toEqual(['what came back is not what is there again.'])
  const back = `order_returns set refunded_minor =`
  expect(
    await spoiled(`${back} 1 where order_id = ${order}`, `${back} 0 where order_id = ${order}`),
  ).toEqual(['what a return gave back is not in the books.'])
})

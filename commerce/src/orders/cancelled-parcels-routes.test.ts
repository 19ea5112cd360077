import type { Cart } from '@cairn/contract/cart-entity'
import { minorOf } from '@cairn/contract/money'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { sweepOrders } from '../checkout/sweep-store.ts'
import { mailJobs } from '../mail/mail-jobs.ts'
import { findLatestMails } from '../mail/mails-store.ts'
import type { PaymentProvider } from '../payments/provider.ts'
import { nothingWrong } from '../testing/nothing-wrong.ts'
import { payerWith } from '../testing/payer.ts'
import { giveAddresses, guestReadyToOrder, placeOrder, prepare } from '../testing/ready-to-order.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { stockOf } from '../testing/stock.ts'
import type { Visitor } from '../testing/visitor.ts'
import { shopInstruments } from './instruments-store.ts'
import { atDesk, type DeskRequest } from './order-desk-store.ts'

const jacket = 'CAIRN001BLK-M'
const other = 'CAIRN001BLK-S'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => nothingWrong(shop))
afterAll(() => shop.close())

const desk = (request: DeskRequest) => atDesk(shop.database.query, request)
const settle = (capture: PaymentProvider['capture'] = shop.provider.capture) =>
  sweepOrders({
    database: shop.database.query,
    provider: { ...shop.provider, capture },
    instruments: shopInstruments,
  })

/** One thing comes home, and another is to be fetched in Denver. */
async function split(visitor: Visitor, basketId: string, way: 'pickup' | 'sts') {
  const { body: cart } = await visitor.send<Cart>('addItem', { body: { basketId, sku: other } })
  const itemIds = cart.items.filter(({ sku }) => sku === other).map(({ itemId }) => itemId)
  const choice = { basketId, code: way, storeId: '0042', itemIds }
  await visitor.send('setShippingMethod', { body: choice })
  await prepare(visitor, basketId)
  const { body } = await placeOrder(visitor, basketId)
  const named = (method: string) =>
    body.shipments.find(({ shippingMethod }) => shippingMethod === method)?.shipmentId ?? ''
  const { orderNumber, totals } = body
  return { orderNumber, total: minorOf(totals.total), toStore: named(way), home: named('standard') }
}

async function ordered(way: 'pickup' | 'sts') {
  const { guest, basketId } = await guestReadyToOrder(shop, { sku: jacket })
  return split(guest, basketId, way)
}

const money = async (orderNumber: string) => {
  const { rows } = await shop.database.run(
    `select a.state, captured_minor as captured, refunded_minor as refunded
     from payment_attempts a join orders o using (order_id) where o.order_number = $1`,
    [orderNumber],
  )
  return rows[0] ?? {}
}

const shareOf = async (orderNumber: string, shipmentId: string) => {
  const { rows } = await shop.database.run(
    `select share_minor as share from order_shipments join orders using (order_id)
     where order_number = $1 and shipment_id = $2`,
    [orderNumber, shipmentId],
  )
  return Number(rows[0]?.['share'])
}

/** What is written of a deed. */
async function mailsAfter(deed: () => Promise<unknown>) {
  await shop.database.exec('delete from mails; delete from outbox')
  await deed()
  const { consumers } = mailJobs({ ...shop.mailKeys, mails: undefined, staffAddress: 'a@b.test' })
  const { rows } = await shop.database.run('select topic, payload from outbox order by id')
  for (const { topic, payload } of rows) {
    for (const { work } of consumers.filter((consumer) => consumer.topic === topic)) {
      await work(shop.database.query, payload, job)
    }
  }
  return findLatestMails(shop.database.query, 50, shop.mailKeys)
}
const job = { id: 'a job', attempt: 1, signal: new AbortController().signal }

describe('a parcel that is never collected', () => {
  test('ends alone: its pieces are on the shelf again and it is not charged', async () => {
    const shelf = await stockOf(shop, other, '0042')
    const { orderNumber, total, toStore: shipmentId } = await ordered('pickup')
    await desk({ deed: 'move', orderNumber, to: 'Shipped' })
    await desk({ deed: 'move', orderNumber, to: 'ReadyForPickup' })
    const written = await mailsAfter(() => desk({ deed: 'cancel', orderNumber, shipmentId }))
    await settle()

    expect(await stockOf(shop, other, '0042')).toBe(shelf)
    const share = await shareOf(orderNumber, shipmentId)
    expect(await money(orderNumber)).toEqual({
      state: 'authorised',
      captured: total - share,
      refunded: 0,
    })
    expect(written).toMatchObject([{ kind: 'parcelCancelled', recipient: 'ada@example.com' }])
    expect((await desk({ deed: 'cancel', orderNumber, shipmentId })).ok).toBe(false)
    expect((await desk({ deed: 'move', orderNumber, to: 'Delivered', shipmentId })).ok).toBe(false)
  })

  test('and was charged when it left is given back', async () => {
    const before = await stockOf(shop, other)
    const { orderNumber, toStore: shipmentId } = await ordered('sts')
    await desk({ deed: 'move', orderNumber, to: 'Shipped', shipmentId })
    await settle()
    expect(await desk({ deed: 'cancel', orderNumber, shipmentId })).toEqual({
      ok: false,
      lines: [`${shipmentId} is Shipped: what has left comes back as a return.`],
    })
    await desk({ deed: 'move', orderNumber, to: 'ReadyForPickup', shipmentId })
    expect((await desk({ deed: 'cancel', orderNumber, shipmentId })).ok).toBe(true)
    await settle()
    await settle()

    const share = await shareOf(orderNumber, shipmentId)
    expect(await money(orderNumber)).toMatchObject({ captured: share, refunded: share })
    expect(await stockOf(shop, other)).toBe(before)
  })
})

test('a parcel whose money was refused waits for whoever settles that', async () => {
  const { orderNumber, total, toStore: shipmentId } = await ordered('sts')
  await desk({ deed: 'move', orderNumber, to: 'Shipped' })
  await settle(async ({ key }) =>
    key.endsWith(shipmentId) ? { state: 'refused', reason: 'lapsed' } : { state: 'done' },
  )
  await desk({ deed: 'move', orderNumber, to: 'ReadyForPickup', shipmentId })
  expect(await desk({ deed: 'cancel', orderNumber, shipmentId })).toEqual({
    ok: false,
    lines: [`The money for ${shipmentId} was refused: ask for it again, or drop it.`],
  })
  await desk({ deed: 'money', orderNumber, isDropped: true })
  expect((await desk({ deed: 'cancel', orderNumber, shipmentId })).ok).toBe(true)

  const share = await shareOf(orderNumber, shipmentId)
  expect(await money(orderNumber)).toMatchObject({ captured: total - share, refunded: 0 })
})

test('the last parcel that ends takes the order with it, and gift cards are as before', async () => {
  const payer = await payerWith(shop)
  await giveAddresses(payer.visitor, payer.basketId)
  await payer.giftCard('0011')
  const onCard = async () => {
    const { rows } = await shop.database.run(
      `select balance_minor as value from gift_cards where kind = 'gift' and last4 = '0011'`,
    )
    return Number(rows[0]?.['value'])
  }
  const balance = await onCard()
  const { orderNumber, toStore, home } = await split(payer.visitor, payer.basketId, 'pickup')
  expect(await onCard()).toBeLessThan(balance)
  await desk({ deed: 'cancel', orderNumber, shipmentId: toStore })
  expect(await onCard()).toBeGreaterThan(0)
  await nothingWrong(shop)
  await desk({ deed: 'cancel', orderNumber, shipmentId: home })
  await settle()

  expect(await onCard()).toBe(balance)
  expect(await money(orderNumber)).toMatchObject({ state: 'voided', captured: 0 })
})

test('a shopper who cancels what is left after a parcel was cancelled has no more back than was paid', async () => {
  const { guest, basketId } = await guestReadyToOrder(shop, { sku: jacket })
  const { orderNumber, toStore: shipmentId } = await split(guest, basketId, 'pickup')
  await desk({ deed: 'cancel', orderNumber, shipmentId })
  expect(await guest.send('cancelOrder', { body: { orderNumber } })).toMatchObject({ status: 200 })
  await settle()

  expect(await money(orderNumber)).toMatchObject({ state: 'voided', captured: 0 })
})

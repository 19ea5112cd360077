import type { Cart } from '@cairn/contract/cart/cart'
import { minorOf } from '@cairn/contract/fields/money'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { settleUnsettledOrders } from '../../checkout/settle-payments-flow.ts'
import type { PaymentProvider } from '../../payments/providers/provider.ts'
import { expectConsistent } from '../../testing/expect-consistent.ts'
import { mailsAfter } from '../../testing/outbox-events.ts'
import {
  setAddresses,
  guestReadyToOrder,
  placeOrder,
  prepareOrder,
} from '../../testing/ready-to-order.ts'
import { openShop, type Shop } from '../../testing/shop.ts'
import { openPayingShopper } from '../../testing/shopper-with-instrument.ts'
import { stockOf } from '../../testing/stock.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { shopInstruments } from '../money/instruments-flow.ts'
import { type OrderCommand, runOrderCommand } from '../order-command-flow.ts'

const jacket = 'CAIRN001BLK-M'
const other = 'CAIRN001BLK-S'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => expectConsistent(shop))
afterAll(() => shop.close())

const runCommand = (command: OrderCommand) => runOrderCommand(shop.database.query, command)
const settle = (capture: PaymentProvider['capture'] = shop.provider.capture) =>
  settleUnsettledOrders({
    database: shop.database.query,
    provider: { ...shop.provider, capture },
    instruments: shopInstruments,
  })

/** One item is delivered to the home, and another to the store in Denver. */
async function placeInTwoShipments(visitor: Visitor, basketId: string, method: 'pickup' | 'sts') {
  const { body: cart } = await visitor.send<Cart>('addItem', { body: { basketId, sku: other } })
  const itemIds = cart.items.filter(({ sku }) => sku === other).map(({ itemId }) => itemId)
  const choice = { basketId, code: method, storeId: '0042', itemIds }
  await visitor.send('setShippingMethod', { body: choice })
  await prepareOrder(visitor, basketId)
  const { body } = await placeOrder(visitor, basketId)
  const shipmentIdOf = (code: string) =>
    body.shipments.find(({ shippingMethod }) => shippingMethod === code)?.shipmentId ?? ''
  const { orderNumber, totals } = body
  return {
    orderNumber,
    total: minorOf(totals.total),
    toStore: shipmentIdOf(method),
    home: shipmentIdOf('standard'),
  }
}

async function orderTwoShipments(method: 'pickup' | 'sts') {
  const { guest, basketId } = await guestReadyToOrder(shop, { sku: jacket })
  return placeInTwoShipments(guest, basketId, method)
}

const readPayment = async (orderNumber: string) => {
  const { rows } = await shop.database.run(
    `select a.state, captured_minor as captured, refunded_minor as refunded
     from payment_attempts a join orders o using (order_id) where o.order_number = $1`,
    [orderNumber],
  )
  return rows[0] ?? {}
}

const readShare = async (orderNumber: string, shipmentId: string) => {
  const { rows } = await shop.database.run(
    `select share_minor as share from order_shipments join orders using (order_id)
     where order_number = $1 and shipment_id = $2`,
    [orderNumber, shipmentId],
  )
  return Number(rows[0]?.['share'])
}

describe('cancelling a shipment that is never collected', () => {
  test('returns its stock, does not charge it and leaves the rest of the order', async () => {
    const storeStock = await stockOf(shop, other, '0042')
    const { orderNumber, total, toStore: shipmentId } = await orderTwoShipments('pickup')
    await runCommand({ action: 'move', orderNumber, to: 'Shipped' })
    await runCommand({ action: 'move', orderNumber, to: 'ReadyForPickup' })
    const mails = await mailsAfter(shop, () =>
      runCommand({ action: 'cancel', orderNumber, shipmentId }),
    )
    await settle()

    expect(await stockOf(shop, other, '0042')).toBe(storeStock)
    const share = await readShare(orderNumber, shipmentId)
    expect(await readPayment(orderNumber)).toEqual({
      state: 'authorised',
      captured: total - share,
      refunded: 0,
    })
    expect(mails).toMatchObject([{ kind: 'parcelCancelled', recipient: 'ada@example.com' }])
    expect((await runCommand({ action: 'cancel', orderNumber, shipmentId })).ok).toBe(false)
    expect(
      (await runCommand({ action: 'move', orderNumber, to: 'Delivered', shipmentId })).ok,
    ).toBe(false)
  })

  test('refunds it if it was captured when it left', async () => {
    const before = await stockOf(shop, other)
    const { orderNumber, toStore: shipmentId } = await orderTwoShipments('sts')
    await runCommand({ action: 'move', orderNumber, to: 'Shipped', shipmentId })
    await settle()
    expect(await runCommand({ action: 'cancel', orderNumber, shipmentId })).toEqual({
      ok: false,
      lines: [`${shipmentId} is Shipped: what has left comes back as a return.`],
    })
    await runCommand({ action: 'move', orderNumber, to: 'ReadyForPickup', shipmentId })
    expect((await runCommand({ action: 'cancel', orderNumber, shipmentId })).ok).toBe(true)
    await settle()
    await settle()

    const share = await readShare(orderNumber, shipmentId)
    expect(await readPayment(orderNumber)).toMatchObject({ captured: share, refunded: share })
    expect(await stockOf(shop, other)).toBe(before)
  })
})

test('a shipment whose capture was refused cannot be cancelled until that is resolved', async () => {
  const { orderNumber, total, toStore: shipmentId } = await orderTwoShipments('sts')
  await runCommand({ action: 'move', orderNumber, to: 'Shipped' })
  await settle(async ({ key }) =>
    key.endsWith(shipmentId) ? { state: 'refused', reason: 'lapsed' } : { state: 'done' },
  )
  await runCommand({ action: 'move', orderNumber, to: 'ReadyForPickup', shipmentId })
  expect(await runCommand({ action: 'cancel', orderNumber, shipmentId })).toEqual({
    ok: false,
    lines: [`The money for ${shipmentId} was refused: request it again, or drop it.`],
  })
  await runCommand({ action: 'money', orderNumber, isDropped: true })
  expect((await runCommand({ action: 'cancel', orderNumber, shipmentId })).ok).toBe(true)

  const share = await readShare(orderNumber, shipmentId)
  expect(await readPayment(orderNumber)).toMatchObject({ captured: total - share, refunded: 0 })
})

test('cancelling the last shipment cancels the order and restores gift cards', async () => {
  const payer = await openPayingShopper(shop)
  await setAddresses(payer.visitor, payer.basketId)
  await payer.giftCard('0011')
  const readBalance = async () => {
    const { rows } = await shop.database.run(
      `select balance_minor as value from gift_cards where kind = 'gift' and last4 = '0011'`,
    )
    return Number(rows[0]?.['value'])
  }
  const balance = await readBalance()
  const { orderNumber, toStore, home } = await placeInTwoShipments(
    payer.visitor,
    payer.basketId,
    'pickup',
  )
  expect(await readBalance()).toBeLessThan(balance)
  await runCommand({ action: 'cancel', orderNumber, shipmentId: toStore })
  expect(await readBalance()).toBeGreaterThan(0)
  await expectConsistent(shop)
  await runCommand({ action: 'cancel', orderNumber, shipmentId: home })
  await settle()

  expect(await readBalance()).toBe(balance)
  expect(await readPayment(orderNumber)).toMatchObject({ state: 'voided', captured: 0 })
})

test('cancelling an order after one of its shipments refunds no more than was paid', async () => {
  const { guest, basketId } = await guestReadyToOrder(shop, { sku: jacket })
  const { orderNumber, toStore: shipmentId } = await placeInTwoShipments(guest, basketId, 'pickup')
  await runCommand({ action: 'cancel', orderNumber, shipmentId })
  expect(await guest.send('cancelOrder', { body: { orderNumber } })).toMatchObject({ status: 200 })
  await settle()

  expect(await readPayment(orderNumber)).toMatchObject({ state: 'voided', captured: 0 })
})

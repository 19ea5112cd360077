import type { Cart } from '@cairn/contract/cart/cart'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type OrderCommand, runOrderCommand } from '../orders/order-command-flow.ts'
import { expectConsistent } from '../testing/expect-consistent.ts'
import { mailsAfter } from '../testing/outbox-events.ts'
import { guestReadyToOrder, placeOrder } from '../testing/ready-to-order.ts'
import { openShop, type Shop } from '../testing/shop.ts'

const jacket = 'CAIRN001BLK-M'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => expectConsistent(shop))
afterAll(() => shop.close())

const runCommand = (command: OrderCommand) => runOrderCommand(shop.database.query, command)

const mailsCausedBy = (action: () => Promise<unknown>) => mailsAfter(shop, action)

describe('an order with a home delivery and a delivery to a store', () => {
  const other = 'CAIRN001BLK-S'

  async function orderForStore(delivery: 'pickup' | 'sts') {
    const { guest, basketId } = await guestReadyToOrder(shop, { sku: jacket })
    const { body: cart } = await guest.send<Cart>('addItem', { body: { basketId, sku: other } })
    const itemIds = cart.items.filter(({ sku }) => sku === jacket).map(({ itemId }) => itemId)
    const choice = { basketId, code: delivery, storeId: '0042', itemIds }
    await guest.send('setShippingMethod', { body: choice })
    const { body } = await placeOrder(guest, basketId)
    expect(body.shipments.map(({ shippingMethod }) => shippingMethod).toSorted()).toEqual(
      [delivery, 'standard'].toSorted(),
    )
    const { orderNumber, shipments } = body
    const shipmentIdOf = (method: string) =>
      shipments.find(({ shippingMethod }) => shippingMethod === method)?.shipmentId ?? ''
    return { orderNumber, toStore: shipmentIdOf(delivery), home: shipmentIdOf('standard') }
  }

  const textsOf = (mails: Awaited<ReturnType<typeof mailsCausedBy>>) =>
    mails.map(({ text }) => text)

  test('is confirmed with both places, the collector, the day, the card and the tax', async () => {
    const mails = await mailsCausedBy(() => orderForStore('pickup'))
    const [text = ''] = textsOf(mails.filter(({ kind }) => kind === 'confirmation'))

    for (const expected of [
      'Summit Down Jacket\nCairn Denver',
      'Mon',
      'Picked up by: Ada Berg',
      '1600 Larimer Street',
      'Expected by',
      'Visa •••• 1111',
      'Tax: ',
    ]) {
      expect(text).toContain(expected)
    }
  })

  test('mails the store of a shipment that is ready for pickup', async () => {
    const { orderNumber, home } = await orderForStore('pickup')
    const moveToReady = { action: 'move', orderNumber, to: 'ReadyForPickup' } as const
    const mails = await mailsCausedBy(() => runCommand(moveToReady))

    expect(mails).toMatchObject([{ kind: 'readyForPickup' }])
    expect(textsOf(mails)[0]).toMatch(/Cairn Denver/)
    expect(textsOf(mails)[0]).not.toContain('1600 Larimer Street')
    expect(await runCommand({ ...moveToReady, shipmentId: home })).toEqual({
      ok: false,
      lines: [
        `The remaining shipments of ${orderNumber} use standard and cannot become ReadyForPickup.`,
      ],
    })
  })

  test('mails the home address of a shipment to the home', async () => {
    const { orderNumber, toStore } = await orderForStore('pickup')
    const ship = { action: 'move', orderNumber, to: 'Shipped' } as const
    const mails = await mailsCausedBy(() => runCommand(ship))

    expect(mails).toMatchObject([{ kind: 'shipped' }])
    expect(textsOf(mails)[0]).toContain('1600 Larimer Street')
    expect(await runCommand({ ...ship, shipmentId: toStore })).toEqual({
      ok: false,
      lines: [`The remaining shipments of ${orderNumber} use pickup and cannot become Shipped.`],
    })
  })

  test('mails the store of a shipment to the store', async () => {
    const { orderNumber, toStore: shipmentId } = await orderForStore('sts')
    const mails = await mailsCausedBy(() =>
      runCommand({ action: 'move', orderNumber, to: 'Shipped', shipmentId }),
    )

    expect(mails).toMatchObject([{ kind: 'shipped' }])
    expect(textsOf(mails)[0]).toMatch(/Cairn Denver/)
    expect(textsOf(mails)[0]).not.toContain('1600 Larimer Street')
  })
})

import type { Cart } from '@cairn/contract/cart-entity'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { atDesk, type DeskRequest } from '../orders/order-desk-store.ts'
import { nothingWrong } from '../testing/nothing-wrong.ts'
import { guestReadyToOrder, placeOrder } from '../testing/ready-to-order.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { mailJobs } from './mail-jobs.ts'
import { findLatestMails } from './mails-store.ts'

const jacket = 'CAIRN001BLK-M'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => nothingWrong(shop))
afterAll(() => shop.close())

const desk = (request: DeskRequest) => atDesk(shop.database.query, request)

/** What is written of a deed. */
async function afterwards(deed: () => Promise<unknown>) {
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

describe('in an order of which one is brought home and another goes to a store', () => {
  const other = 'CAIRN001BLK-S'

  async function orderedTo(way: 'pickup' | 'sts') {
    const { guest, basketId } = await guestReadyToOrder(shop, { sku: jacket })
    const { body: cart } = await guest.send<Cart>('addItem', { body: { basketId, sku: other } })
    const itemIds = cart.items.filter(({ sku }) => sku === jacket).map(({ itemId }) => itemId)
    const choice = { basketId, code: way, storeId: '0042', itemIds }
    await guest.send('setShippingMethod', { body: choice })
    const { body } = await placeOrder(guest, basketId)
    expect(body.shipments.map(({ shippingMethod }) => shippingMethod).toSorted()).toEqual(
      [way, 'standard'].toSorted(),
    )
    const { orderNumber, shipments } = body
    const named = (method: string) =>
      shipments.find(({ shippingMethod }) => shippingMethod === method)?.shipmentId ?? ''
    return { orderNumber, toStore: named(way), home: named('standard') }
  }

  const textsOf = (written: Awaited<ReturnType<typeof afterwards>>) =>
    written.map(({ text }) => text)

  test('what is ready to be fetched is told with its place, and only that', async () => {
    const { orderNumber, home } = await orderedTo('pickup')
    const ready = { deed: 'move', orderNumber, to: 'ReadyForPickup' } as const
    const written = await afterwards(() => desk(ready))

    expect(written).toMatchObject([{ kind: 'readyForPickup' }])
    expect(textsOf(written)[0]).toMatch(/Cairn Denver/)
    expect(textsOf(written)[0]).not.toContain('1600 Larimer Street')
    expect(await desk({ ...ready, shipmentId: home })).toEqual({
      ok: false,
      lines: [`What is left of ${orderNumber} goes by standard, and is never ReadyForPickup.`],
    })
  })

  test('what leaves for home leaves alone', async () => {
    const { orderNumber, toStore } = await orderedTo('pickup')
    const ship = { deed: 'move', orderNumber, to: 'Shipped' } as const
    const written = await afterwards(() => desk(ship))

    expect(written).toMatchObject([{ kind: 'shipped' }])
    expect(textsOf(written)[0]).toContain('1600 Larimer Street')
    expect(await desk({ ...ship, shipmentId: toStore })).toEqual({
      ok: false,
      lines: [`What is left of ${orderNumber} goes by pickup, and is never Shipped.`],
    })
  })

  test('what leaves for the store is told to go there', async () => {
    const { orderNumber, toStore: shipmentId } = await orderedTo('sts')
    const written = await afterwards(() =>
      desk({ deed: 'move', orderNumber, to: 'Shipped', shipmentId }),
    )

    expect(written).toMatchObject([{ kind: 'shipped' }])
    expect(textsOf(written)[0]).toMatch(/Cairn Denver/)
    expect(textsOf(written)[0]).not.toContain('1600 Larimer Street')
  })
})

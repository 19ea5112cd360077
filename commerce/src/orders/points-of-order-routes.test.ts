import type { OwnOrder } from '@cairn/contract/order-entity'
import type * as SiteSettings from '@cairn/contract/site-settings'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { nothingWrong } from '../testing/nothing-wrong.ts'
import { payerWith } from '../testing/payer.ts'
import { giveAddresses, placeOrder, prepare } from '../testing/ready-to-order.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { givePoints } from './give-points-store.ts'
import { atDesk, type DeskRequest } from './order-desk-store.ts'

const site = vi.hoisted(() => ({ hasLoyalty: true }))
vi.mock('@cairn/contract/site-settings', async (original) => {
  const real = await original<typeof SiteSettings>()
  const settingsOf: typeof real.settingsOf = (locale) => ({ ...real.settingsOf(locale), ...site })
  return { ...real, settingsOf }
})

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => nothingWrong(shop))
afterAll(() => shop.close())

const { signal } = new AbortController()
const desk = (request: DeskRequest) => atDesk(shop.database.query, request)

/** An order of a jacket, and what its owner is told that it brings. */
async function ordered(who?: string) {
  const { visitor, basketId } = await payerWith(shop, { who })
  await giveAddresses(visitor, basketId)
  await prepare(visitor, basketId)
  const { body: order } = await placeOrder(visitor, basketId)
  const asked = { params: { orderId: order.orderNumber }, query: { st: order.st } }
  const points = async () => (await visitor.send<OwnOrder>('readOrder', asked)).body.points
  return { order, points }
}

test('a member is told what an order will bring, and then what it has brought', async () => {
  const { order, points } = await ordered('member')
  const { orderNumber, totals } = order
  const count = Math.floor(totals.total)
  expect(await points()).toEqual({ count, areGiven: false })

  await desk({ deed: 'move', orderNumber, to: 'Shipped' })
  expect(await points()).toEqual({ count, areGiven: false })
  await desk({ deed: 'refund', orderNumber, amount: 100 })
  expect(await points()).toEqual({ count: Math.floor(totals.total - 100), areGiven: false })

  await shop.database.exec(`
    update orders set ordered_at = ordered_at - interval '61 days';
    update order_shipments set changed_at = changed_at - interval '61 days'`)
  await givePoints(shop.database.query, { signal })
  expect(await points()).toEqual({ count: Math.floor(totals.total - 100), areGiven: true })

  await desk({ deed: 'refund', orderNumber })
  expect(await points()).toBeNull()
})

test('of what is cancelled nothing is told, nor where there is no programme (LOY-016)', async () => {
  const { order, points } = await ordered('member')
  site.hasLoyalty = false
  expect(await points()).toBeNull()
  site.hasLoyalty = true
  expect(await points()).not.toBeNull()
  await desk({ deed: 'cancel', orderNumber: order.orderNumber })
  expect(await points()).toBeNull()
})

test('others are told of none', async () => {
  for (const who of ['shopper', undefined]) {
    expect(await (await ordered(who)).points()).toBeNull()
  }
})

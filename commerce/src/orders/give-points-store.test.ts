import type { Order } from '@cairn/contract/order-entity'
import type * as SiteSettings from '@cairn/contract/site-settings'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { nothingWrong } from '../testing/nothing-wrong.ts'
import { payerWith } from '../testing/payer.ts'
import { giveAddresses, placeOrder, prepare } from '../testing/ready-to-order.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { atDesk, type DeskRequest } from './order-desk-store.ts'
import { givePoints } from './give-points-store.ts'

const site = vi.hoisted(() => ({ hasLoyalty: true }))
vi.mock('@cairn/contract/site-settings', async (original) => {
  const real = await original<typeof SiteSettings>()
  const settingsOnSite: typeof real.settingsOnSite = (id) => ({
    ...real.settingsOnSite(id),
    ...site,
  })
  return { ...real, settingsOnSite }
})

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => nothingWrong(shop))
afterAll(() => shop.close())

const { signal } = new AbortController()
const desk = (request: DeskRequest) => atDesk(shop.database.query, request)
const give = () => givePoints(shop.database.query, { signal })
const points = async () =>
  Number((await shop.database.run('select points from loyalty_members')).rows[0]?.['points'])

/** Somebody has bought a jacket, which has left; so many days have gone by. */
async function bought(days: number, who?: string): Promise<Order> {
  const { visitor, basketId } = await payerWith(shop, { who })
  await giveAddresses(visitor, basketId)
  await prepare(visitor, basketId)
  const { body: order } = await placeOrder(visitor, basketId)
  await desk({ deed: 'move', orderNumber: order.orderNumber, to: 'Shipped' })
  await shop.database.run(
    `with ordered as (
       update orders set ordered_at = ordered_at - make_interval(days => $2)
       where order_number = $1 returning order_id)
     update order_shipments set changed_at = changed_at - make_interval(days => $2)
     where order_id in (select order_id from ordered)`,
    [order.orderNumber, days],
  )
  return order
}

const member = 'member'

test('a member gets a point for each unit that was charged, once, when nothing can be sent back any more', async () => {
  const before = await points()
  const { totals } = await bought(61, member)
  await give()
  expect(await points()).toBe(before + Math.floor(totals.total))
  await Promise.all([give(), give()])
  expect(await points()).toBe(before + Math.floor(totals.total))
})

test('where there is no programme an order earns nothing, also when there is one again (LOY-016)', async () => {
  const before = await points()
  await bought(61, member)
  site.hasLoyalty = false
  await give()
  site.hasLoyalty = true
  await give()
  expect(await points()).toBe(before)
})

test('nobody gets any before that, and only members get any', async () => {
  const before = await points()
  await bought(59, member)
  await bought(61, 'shopper')
  await bought(61)
  await give()
  expect(await points()).toBe(before)
})

test('for what goes back after all they go again, as far as they are still there', async () => {
  const before = await points()
  const { orderNumber, totals } = await bought(61, member)
  await give()
  expect(await desk({ deed: 'refund', orderNumber, amount: 100.5 })).toMatchObject({ ok: true })
  expect(await points()).toBe(before + Math.floor(totals.total - 100.5))
  await shop.database.run(
    `insert into points_entries (member_id, kind, points)
     select member_id, 'held', 3 - points from loyalty_members`,
  )
  expect(await desk({ deed: 'refund', orderNumber })).toMatchObject({ ok: true })
  expect(await points()).toBe(0)
})

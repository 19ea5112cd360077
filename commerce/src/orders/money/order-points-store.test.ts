import type { Order } from '@cairn/contract/orders/order'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { expectConsistent } from '../../testing/expect-consistent.ts'
import { overrideSiteSettings } from '../../testing/override-site-settings.ts'
import { setAddresses, placeOrder, prepareOrder } from '../../testing/ready-to-order.ts'
import { openShop, type Shop } from '../../testing/shop.ts'
import { openPayingShopper } from '../../testing/shopper-with-instrument.ts'
import { type OrderCommand, runOrderCommand } from '../order-command-flow.ts'
import { awardPoints } from './order-points-store.ts'

const site = { hasLoyalty: true }
overrideSiteSettings(() => site)

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => expectConsistent(shop))
afterAll(() => shop.close())

const { signal } = new AbortController()
const runCommand = (command: OrderCommand) => runOrderCommand(shop.database.query, command)
const award = () => awardPoints(shop.database.query, { signal })
const readPoints = async () =>
  Number((await shop.database.run('select points from loyalty_members')).rows[0]?.['points'])

/** An order of a jacket that was placed and shipped so many days ago. */
async function orderShippedDaysAgo(days: number, account?: string): Promise<Order> {
  const { visitor, basketId } = await openPayingShopper(shop, { account })
  await setAddresses(visitor, basketId)
  await prepareOrder(visitor, basketId)
  const { body: order } = await placeOrder(visitor, basketId)
  await runCommand({ action: 'move', orderNumber: order.orderNumber, to: 'Shipped' })
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

test('a member gets one point per charged unit once the return period has ended', async () => {
  const before = await readPoints()
  const { totals } = await orderShippedDaysAgo(61, member)
  await award()
  expect(await readPoints()).toBe(before + Math.floor(totals.total))
  await Promise.all([award(), award()])
  expect(await readPoints()).toBe(before + Math.floor(totals.total))
})

test('an order placed without a loyalty programme never earns points (LOY-016)', async () => {
  const before = await readPoints()
  await orderShippedDaysAgo(61, member)
  site.hasLoyalty = false
  await award()
  site.hasLoyalty = true
  await award()
  expect(await readPoints()).toBe(before)
})

test('awards no points before the return period ends, and none to shoppers who are not members', async () => {
  const before = await readPoints()
  await orderShippedDaysAgo(59, member)
  await orderShippedDaysAgo(61, 'shopper')
  await orderShippedDaysAgo(61)
  await award()
  expect(await readPoints()).toBe(before)
})

test('a later refund takes points back, but never more than the member has', async () => {
  const before = await readPoints()
  const { orderNumber, totals } = await orderShippedDaysAgo(61, member)
  await award()
  expect(await runCommand({ action: 'refund', orderNumber, amount: 100.5 })).toMatchObject({
    ok: true,
  })
  expect(await readPoints()).toBe(before + Math.floor(totals.total - 100.5))
  await shop.database.run(
    `insert into points_entries (member_id, kind, points)
     select member_id, 'held', 3 - points from loyalty_members`,
  )
  expect(await runCommand({ action: 'refund', orderNumber })).toMatchObject({ ok: true })
  expect(await readPoints()).toBe(0)
})

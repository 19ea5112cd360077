import type { OwnOrder } from '@cairn/contract/orders/order'
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

/** An order of a jacket, and a reader of the points that its shopper sees. */
async function orderJacket(account?: string) {
  const { visitor, basketId } = await openPayingShopper(shop, { account })
  await setAddresses(visitor, basketId)
  await prepareOrder(visitor, basketId)
  const { body: order } = await placeOrder(visitor, basketId)
  const request = { params: { orderId: order.orderNumber }, query: { st: order.st } }
  const points = async () => (await visitor.send<OwnOrder>('readOrder', request)).body.points
  return { order, points }
}

test('a member sees the points that an order will earn, and later those that it has earned', async () => {
  const { order, points } = await orderJacket('member')
  const { orderNumber, totals } = order
  const count = Math.floor(totals.total)
  expect(await points()).toEqual({ count, areGiven: false })

  await runCommand({ action: 'move', orderNumber, to: 'Shipped' })
  expect(await points()).toEqual({ count, areGiven: false })
  await runCommand({ action: 'refund', orderNumber, amount: 100 })
  expect(await points()).toEqual({ count: Math.floor(totals.total - 100), areGiven: false })

  await shop.database.exec(`
    update orders set ordered_at = ordered_at - interval '61 days';
    update order_shipments set changed_at = changed_at - interval '61 days'`)
  await awardPoints(shop.database.query, { signal })
  expect(await points()).toEqual({ count: Math.floor(totals.total - 100), areGiven: true })

  await runCommand({ action: 'refund', orderNumber })
  expect(await points()).toBeNull()
})

test('shows no points of a cancelled order, or without a loyalty programme (LOY-016)', async () => {
  const { order, points } = await orderJacket('member')
  site.hasLoyalty = false
  expect(await points()).toBeNull()
  site.hasLoyalty = true
  expect(await points()).not.toBeNull()
  await runCommand({ action: 'cancel', orderNumber: order.orderNumber })
  expect(await points()).toBeNull()
})

test('shows no points to shoppers who are not members', async () => {
  for (const account of ['shopper', undefined]) {
    expect(await (await orderJacket(account)).points()).toBeNull()
  }
})

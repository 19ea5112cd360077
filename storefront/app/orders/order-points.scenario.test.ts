import { setAddresses, placeOrder, prepareOrder } from '@cairn/commerce/testing/ready-to-order'
import type { Shop } from '@cairn/commerce/testing/shop'
import { openPayingShopper } from '@cairn/commerce/testing/shopper-with-instrument'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShopWithPages, type VisitPage } from '../platform/testing/test-visit.ts'

let shop: Shop
let visit: VisitPage

beforeAll(async () => {
  ;({ shop, visit } = await openShopWithPages())
}, 180_000)

afterAll(() => shop.close())

async function pagesOf(account?: string) {
  const { visitor, basketId } = await openPayingShopper(shop, { account })
  await setAddresses(visitor, basketId)
  await prepareOrder(visitor, basketId)
  const { body: order } = await placeOrder(visitor, basketId)
  const paths = [
    `/en-us/order-confirmation?order=${order.orderNumber}&st=${order.st}`,
    `/en-us/orders/${order.orderNumber}?st=${order.st}`,
  ]
  const pages = await Promise.all(
    paths.map(async (path) => (await visit(path, { visitor })).text()),
  )
  return { pages, points: Math.floor(order.totals.total) }
}

test('shows a member the points that the order earns', async () => {
  const { pages, points } = await pagesOf('member')
  for (const html of pages) {
    expect(html).toContain('Earned 60 days after it arrives')
    expect(html).toContain(`>${points} points<`)
  }
})

test('shows no points to a guest', async () => {
  const { pages } = await pagesOf()
  for (const html of pages) expect(html).not.toContain('after it arrives')
})

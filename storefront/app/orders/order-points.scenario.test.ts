import { setAddresses, placeOrder, prepareOrder } from '@cairn/commerce/testing/ready-to-order'
import { openPayingShopper } from '@cairn/commerce/testing/shopper-with-instrument'
import { expect, test } from 'vitest'
import { openShopBeforeTests } from '../platform/testing/test-visit.ts'

const { shop, visit } = openShopBeforeTests()

async function pagesOf(account?: string) {
  const { visitor, basketId } = await openPayingShopper(shop(), { account })
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

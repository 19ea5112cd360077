import { payerWith } from '@cairn/commerce/testing/payer'
import { giveAddresses, placeOrder, prepare } from '@cairn/commerce/testing/ready-to-order'
import type { Shop } from '@cairn/commerce/testing/shop'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openVisited, type VisitShop } from '../platform/test-visit.ts'

let shop: Shop
let visit: VisitShop

beforeAll(async () => {
  ;({ shop, visit } = await openVisited())
}, 180_000)

afterAll(() => shop.close())

async function pagesOf(who?: string) {
  const { visitor, basketId } = await payerWith(shop, { who })
  await giveAddresses(visitor, basketId)
  await prepare(visitor, basketId)
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

it('a member reads below the total what the order will bring', async () => {
  const { pages, points } = await pagesOf('member')
  for (const html of pages) {
    expect(html).toContain('Earned 60 days after it arrives')
    expect(html).toContain(`>${points} points<`)
  }
})

it('a guest reads of no points', async () => {
  const { pages } = await pagesOf()
  for (const html of pages) expect(html).not.toContain('after it arrives')
})

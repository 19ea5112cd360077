import type { Shop } from '@cairn/commerce/testing/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShopWithPages, type VisitPage } from '../platform/testing/test-visit.ts'

let shop: Shop
let visit: VisitPage

beforeAll(async () => {
  ;({ shop, visit } = await openShopWithPages())
}, 60_000)

afterAll(() => shop.close())

const sideOf = async (path: string) => {
  const html = await (await visit(path)).text()
  return {
    side: html.slice(html.indexOf('class="product-side"')).split('recommendations')[0],
    html,
  }
}

test('the page of a free gift offers no purchase and names no price', async () => {
  const { side, html } = await sideOf('/en-gb/p/trail-mug-CAIRN007SNW')

  expect(side).toContain('A free gift.')
  expect(side).not.toMatch(/Add to bag|Wallet pay|value="add"|£/)
  expect(html).not.toContain('"@type":"Offer"')
})

test('the page of any other product offers its purchase', async () => {
  const { side, html } = await sideOf('/en-gb/p/summit-down-jacket-CAIRN001BLK')

  expect(side).toMatch(/Add to bag/)
  expect(side).not.toContain('A free gift.')
  expect(html).toContain('"@type":"Offer"')
})

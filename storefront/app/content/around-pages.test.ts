import { importRows } from '@cairn/commerce/testing/import-rows'
import { guestReadyToOrder, placeOrder } from '@cairn/commerce/testing/ready-to-order'
import type { Shop } from '@cairn/commerce/testing/shop'
import type { Client } from '@cairn/contract/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refused } from '../platform/test-client.ts'
import { openVisited, type Visit, type VisitShop } from '../platform/test-visit.ts'

const sku = 'CAIRN001BLK-M'
const pages = ['cart', 'checkout', 'order-confirmation', 'search']
const around = (page: string) => `Said around ${page}`

let shop: Shop
let visit: VisitShop

beforeAll(async () => {
  ;({ shop, visit } = await openVisited())
  await importRows(
    shop.database.query,
    pages.map((page) => ({
      kind: 'page',
      slug: page,
      title: page,
      sections: [
        { name: 'main', blocks: [{ type: 'rich-text', fields: { title: around(page) } }] },
      ],
    })),
  )
}, 60_000)

afterAll(() => shop.close())

const opened = async (path: string, more: Visit = {}) => {
  const answer = await visit(path, more)
  return { status: answer.status, html: await answer.text() }
}
/** Of the page, and not of what stands below every page. */
const headingsIn = (html: string) =>
  Array.from(
    (html.split('<footer')[0] ?? '').matchAll(/<(h[12])[^>]*>([^<]*)</g),
    ([, level, text]) => `${level} ${text}`,
  )

describe('what authors put around a page', () => {
  it('stands below the bag, with something in it and without (CONT-007)', async () => {
    const { guest } = await guestReadyToOrder(shop, { sku, qty: 1 })
    for (const visitor of [shop.visitor(), guest]) {
      const headings = headingsIn((await opened('/en-us/cart', { visitor })).html)
      expect(headings[0]).toMatch(/^h1/)
      expect(headings).toContain(`h2 ${around('cart')}`)
    }
  })

  it('stands below the checkout (CONT-008)', async () => {
    const { guest } = await guestReadyToOrder(shop, { sku, qty: 1 })
    const { status, html } = await opened('/en-us/checkout?step=shipping', { visitor: guest })
    expect(status).toBe(200)
    expect(headingsIn(html)).toContain(`h2 ${around('checkout')}`)
  })

  it('stands below the thanks for an order (CONT-013)', async () => {
    const { guest, basketId } = await guestReadyToOrder(shop, { sku, qty: 1 })
    const { orderNumber } = (await placeOrder(guest, basketId)).body
    const path = `/en-us/order-confirmation?order=${orderNumber}`
    const { html } = await opened(path, { visitor: guest })
    expect(html).toContain(orderNumber)
    expect(headingsIn(html)).toContain(`h2 ${around('order-confirmation')}`)
  })

  it('stands where nothing was looked for or found, and not where something was (CONT-015)', async () => {
    const isAround = async (query: string) =>
      headingsIn((await opened(`/en-us/search${query}`)).html).includes(`h2 ${around('search')}`)
    expect(await isAround('')).toBe(true)
    expect(await isAround('?q=xyzzyplugh')).toBe(true)
    expect(await isAround('?q=jacket')).toBe(false)
  })

  it('stands among the products of a category, on its first page', async () => {
    const fields = { title: 'Told among them', target: { url: '/field-notes' } }
    await importRows(shop.database.query, [
      {
        kind: 'category-content',
        slug: '210000',
        title: 'Down',
        sections: [{ name: 'main', blocks: [{ type: 'linked-card', fields }] }],
      },
    ])
    const { html } = await opened('/en-us/c/women-210000')
    const order = Array.from(
      html.matchAll(/class="(product-tile|product-grid-story)"/g),
      ([, name]) => name,
    )
    expect(headingsIn(html)[0]).toMatch(/^h1/)
    expect(html).toContain('Told among them')
    expect(order.indexOf('product-grid-story')).toBe(4)
    expect((await opened('/en-us/c/women-210000?page=2')).html).not.toContain('Told among them')
  })

  it('is left out where it cannot be read: the page does its work without', async () => {
    const calls: Partial<Client> = { readAugmentedPage: async () => refused(503, 'REQ503') }
    const { status, html } = await opened('/en-us/cart', { calls })
    expect(status).toBe(200)
    expect(headingsIn(html)).toEqual(['h1 Nothing here yet.'])
  })
})

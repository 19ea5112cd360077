import { importRows } from '@cairn/commerce/testing/import-rows'
import { guestReadyToOrder, placeOrder } from '@cairn/commerce/testing/ready-to-order'
import { signInAs } from '@cairn/commerce/testing/sign-in'
import type { Client } from '@cairn/contract/wire/client'
import { beforeAll, describe, expect, test } from 'vitest'
import { refusedAnswer } from '../platform/testing/test-calls.ts'
import {
  openShopBeforeTests,
  readShownHtml,
  type VisitOptions,
} from '../platform/testing/test-visit.ts'

const sku = 'CAIRN001BLK-M'
const pages = ['account', 'account-profile', 'cart', 'checkout', 'order-confirmation', 'search']
const slotTitle = (page: string) => `Content of ${page}`

const { shop, visit } = openShopBeforeTests()
beforeAll(async () => {
  await importRows(
    shop().database.query,
    pages.map((page) => ({
      kind: 'page',
      slug: page,
      title: page,
      sections: [
        { name: 'main', blocks: [{ type: 'rich-text', fields: { title: slotTitle(page) } }] },
      ],
    })),
  )
}, 60_000)

const open = async (path: string, options: VisitOptions = {}) => {
  const answer = await visit(path, options)
  return { status: answer.status, html: await readShownHtml(answer) }
}
const sectionTitled = (name: string, title = name) => ({
  name,
  blocks: [{ type: 'rich-text', fields: { title: slotTitle(title) } }],
})
/** The headings of the page without its footer. */
const headingsIn = (html: string) =>
  Array.from(
    (html.split('<footer')[0] ?? '').matchAll(/<(h[12])[^>]*>([^<]*)</g),
    ([, level, text]) => `${level} ${text}`,
  )

describe('content that authors add to a page of the shop', () => {
  test('is shown below an empty and a filled cart (CONT-007)', async () => {
    const { guest } = await guestReadyToOrder(shop(), { sku, qty: 1 })
    for (const visitor of [shop().visitor(), guest]) {
      const headings = headingsIn((await open('/en-us/cart', { visitor })).html)
      expect(headings[0]).toMatch(/^h1/)
      expect(headings).toContain(`h2 ${slotTitle('cart')}`)
    }
  })

  const benefits = { benefits: [{ title: 'Mended for life' }] }
  const film = { picture: 'scene-tarn', video: '/films/snow-on-the-hut.webm' }

  test.each([
    ['a text', true, 'rich-text', { title: 'Warm' }],
    ['a hero with a picture', true, 'hero', { media: { picture: 'scene-tarn' } }],
    ['a hero with a video', false, 'hero', { media: film }],
    [
      'a hero with a video in some windows',
      false,
      'hero',
      { mediaList: [{ ...film, breakpoint: 'lg' }] },
    ],
    ['a benefit bar', true, 'benefit-bar', { ...benefits, closable: false }],
    ['a benefit bar that can be closed', false, 'benefit-bar', { ...benefits, closable: true }],
    ['products', false, 'product-rail', { title: 'New', productIds: ['CAIRN001'] }],
  ])('is static if scripts change nothing: %s, %s', async (_, isStatic, type, fields) => {
    const blocks = [
      { type: 'rich-text', fields: { title: 'Before' } },
      { type, fields },
    ]
    const sections = [{ name: 'main', blocks }]
    await importRows(shop().database.query, [
      { kind: 'page', slug: 'cart', title: 'Cart', sections },
    ])
    const { html } = await open('/en-us/cart')
    const [, slot] = /<div id="page-slot"([^>]*)>/.exec(html) ?? []
    expect(slot).toBe(isStatic ? ' data-static="true"' : '')
  })

  test('is shown below the checkout (CONT-008)', async () => {
    const { guest } = await guestReadyToOrder(shop(), { sku, qty: 1 })
    const { status, html } = await open('/en-us/checkout?step=shipping', { visitor: guest })
    expect(status).toBe(200)
    expect(headingsIn(html)).toContain(`h2 ${slotTitle('checkout')}`)
  })

  test('is shown below the order confirmation (CONT-013)', async () => {
    const { guest, basketId } = await guestReadyToOrder(shop(), { sku, qty: 1 })
    const { orderNumber } = (await placeOrder(guest, basketId)).body
    const path = `/en-us/order-confirmation?order=${orderNumber}`
    const { html } = await open(path, { visitor: guest })
    expect(html).toContain(orderNumber)
    expect(headingsIn(html)).toContain(`h2 ${slotTitle('order-confirmation')}`)
  })

  test.each([
    ['overview of the account', '/en-us/account', 'account', '(CONT-004)'],
    ['profile', '/en-us/account/profile', 'account-profile', '(CONT-005)'],
  ])('is shown below the %s, at %s, from the page %s %s', async (_, path, page) => {
    const visitor = await shop().guest()
    await signInAs(visitor, 'member@cairn.test')
    const { status, html } = await open(path, { visitor })
    expect(status).toBe(200)
    const slots = headingsIn(html).filter((heading) => heading.includes('Content of'))
    expect(slots).toEqual([`h2 ${slotTitle(page)}`])
  })

  test('is shown on a search page without query or results, but not with results (CONT-015)', async () => {
    const hasSlot = async (query: string) =>
      headingsIn((await open(`/en-us/search${query}`)).html).includes(`h2 ${slotTitle('search')}`)
    expect(await hasSlot('')).toBe(true)
    expect(await hasSlot('?q=xyzzyplugh')).toBe(true)
    expect(await hasSlot('?q=jacket')).toBe(false)
  })

  test('is shown among the products on the first page of a category (CONT-079)', async () => {
    const fields = { title: 'Shown among products', target: { url: '/field-notes' } }
    await importRows(shop().database.query, [
      {
        kind: 'category-content',
        slug: '210000',
        title: 'Down',
        sections: [
          {
            name: 'main',
            blocks: [
              { type: 'linked-card', fields },
              { type: 'rich-text', fields: { title: 'Shown below the products' } },
            ],
          },
        ],
      },
    ])
    const { html } = await open('/en-us/c/women-210000')
    const order = Array.from(
      html.matchAll(/class="(product-tile|product-grid-story)"/g),
      ([, name]) => name,
    )
    expect(headingsIn(html)[0]).toMatch(/^h1/)
    expect(html).toContain('Shown among products')
    expect(order.indexOf('product-grid-story')).toBe(4)
    expect(headingsIn(html).at(-1)).toBe('h2 Shown below the products')
    expect((await open('/en-us/c/women-210000?page=2')).html).not.toContain('Shown ')
  })

  test('is shown on every page of the account that a section is named after', async () => {
    const places = 'orders requests addresses payment preferences communication loyalty devices'
    const names = [...places.split(' '), 'passkeys', 'privacy']
    await importRows(shop().database.query, [
      {
        kind: 'page',
        slug: 'account',
        title: 'Account',
        sections: [sectionTitled('main', 'Account'), ...names.map((name) => sectionTitled(name))],
      },
    ])
    const visitor = await shop().guest()
    await signInAs(visitor, 'member@cairn.test')
    const contentOf = async (path: string) =>
      headingsIn((await open(path, { visitor })).html).filter((line) => line.includes('Content of'))
    expect(await contentOf('/en-us/account')).toEqual(['h2 Content of Account'])
    expect(await contentOf('/en-us/account/password')).toEqual([])
    for (const name of names) {
      const path = name === 'orders' ? '/en-us/orders' : `/en-us/account/${name}`
      expect(await contentOf(path)).toEqual([`h2 Content of ${name}`])
    }
  })

  describe('in the places of a product page', () => {
    const productPath = '/en-us/p/summit-down-jacket-CAIRN001BLK'
    beforeAll(() =>
      importRows(shop().database.query, [
        {
          kind: 'product-content',
          slug: 'CAIRN001',
          title: 'Summit',
          sections: [
            sectionTitled('main', 'one style'),
            sectionTitled('side', 'one style, beside'),
          ],
        },
        {
          kind: 'page',
          slug: 'product',
          title: 'Every product',
          sections: [sectionTitled('side', 'every product, beside'), sectionTitled('all')],
        },
      ]),
    )
    /** The titles beside the pictures, and those below the product. */
    async function placesOf(path: string, options?: VisitOptions) {
      const { status, html } = await open(path, options)
      expect(status).toBe(200)
      const titlesIn = (part = '') =>
        headingsIn(part)
          .filter((line) => line.includes('Content of'))
          .map((line) => line.replace('h2 Content of ', ''))
      const [column, below] = html.split('class="recommendations')
      return { side: titlesIn(column?.split('class="product-side"')[1]), below: titlesIn(below) }
    }
    const common = { side: ['every product, beside'], below: ['all'] }

    test.each([productPath, productPath.replace('BLK', 'TRN')])(
      'is shown for %s: what is about its style before what is about all products (CONT-088)',
      async (path) => {
        expect(await placesOf(path)).toEqual({
          side: ['one style, beside', ...common.side],
          below: ['one style', ...common.below],
        })
      },
    )

    test('is shown for other products if it is about all products (CONT-092)', async () => {
      expect(await placesOf('/en-us/p/ridge-shell-CAIRN002TRN')).toEqual(common)
    })

    test('is left out if it cannot be read', async () => {
      const readProductContent: Client['readProductContent'] = async () =>
        refusedAnswer('temporarilyUnavailable')
      expect(await placesOf(productPath, { calls: { readProductContent } })).toEqual(common)
    })
  })

  test('is left out if it cannot be read, and the page works without it', async () => {
    const calls: Partial<Client> = {
      readAugmentedPage: async () => refusedAnswer('temporarilyUnavailable'),
    }
    const { status, html } = await open('/en-us/cart', { calls })
    expect(status).toBe(200)
    expect(headingsIn(html)).toEqual(['h1 Nothing here yet.'])
  })
})

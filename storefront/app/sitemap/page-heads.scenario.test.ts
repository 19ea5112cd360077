import { shopOrigin } from '@cairn/commerce/testing/visitor'
import { beforeAll, describe, expect, test } from 'vitest'
import { demoProducts } from '../platform/testing/test-products.ts'
import { openShopBeforeTests } from '../platform/testing/test-visit.ts'

const { shop, visit } = openShopBeforeTests()

async function headOf(path: string) {
  const answer = await visit(path)
  const location = answer.headers.get('location')
  const html = await (location ? await visit(location) : answer).text()
  const attributes = (pattern: RegExp) =>
    Array.from(html.matchAll(pattern), ([, text = '']) => text)
  return {
    html,
    titles: attributes(/<title>([^<]*)</g),
    descriptions: attributes(/<meta name="description" content="([^"]*)"/g),
    robots: attributes(/<meta name="robots" content="([^"]*)"/g),
    canonicals: attributes(/<link rel="canonical" href="([^"]*)"/g).map(withoutOrigin),
    alternates: attributes(/<link rel="alternate" hreflang="[^"]*" href="([^"]*)"/g).map(
      withoutOrigin,
    ),
  }
}

const withoutOrigin = (url: string) => url.replace(shopOrigin, '')

const describedPages = [
  '',
  '/help',
  '/events',
  '/store-locator',
  '/field-notes',
  '/field-notes/forty-dawns',
  '/gift-card',
  '/search',
  '/search?q=jacket',
  '/sign-in',
  '/brand-terms',
  '/c/_-210000',
  '/c/_-210101',
  '/p/_-CAIRN002TRN',
  '/p/_-CAIRN010',
]

describe('a description of at most 160 characters', () => {
  test.each(['en-us', 'fr-ca'])('is on every kind of page in %s', async (locale) => {
    const found = await Promise.all(
      describedPages.map(async (path) => {
        const { descriptions } = await headOf(`/${locale}${path}`)
        return [path, descriptions] as const
      }),
    )
    expect(found.filter(([, texts]) => texts.length !== 1)).toEqual([])
    const lengths = found.map(([path, [text = '']]) => [path, text.length] as const)
    expect(lengths.filter(([, length]) => length < 20 || length > 160)).toEqual([])
  })

  test('differs between the colours of a style', async () => {
    const [first, second] = await Promise.all(
      ['/en-us/p/ridge-shell-CAIRN002TRN', '/en-us/p/ridge-shell-CAIRN002RWN'].map(
        async (path) => (await headOf(path)).descriptions[0],
      ),
    )
    expect(first).toMatch(/^Ridge Shell, /)
    expect(first).not.toEqual(second)
  })

  test('names products of a category and the period for returns', async () => {
    const { descriptions } = await headOf('/de-de/c/daunenjacken-210101')
    expect(descriptions[0]).toMatch(/^Damen, Jacken, Daunenjacken: \d+ Artikel, zum Beispiel \S/)
    expect(descriptions[0]).toContain('60 Tage Bedenkzeit')
  })
})

describe('the title', () => {
  test('of a category distinguishes the jackets for women from those for men', async () => {
    const titles = await Promise.all(
      ['/en-us/c/jackets-210100', '/en-us/c/jackets-220100'].map(
        async (path) => (await headOf(path)).titles,
      ),
    )
    expect(titles).toEqual([['Jackets · Women – Cairn'], ['Jackets · Men – Cairn']])
  })
})

describe('a later page of a category', () => {
  const path = '/en-us/c/women-210000'

  beforeAll(async () => {
    // More styles than one page shows, except in Italy.
    await shop().database.exec(`
      insert into styles (style_id) select 'COPIES' || lpad(n::text, 2, '0') from generate_series(1, 30) n;
      insert into style_categories (style_id, category_id)
        select style_id, '210101' from styles where style_id like 'COPIES%';
      insert into listings select (jsonb_populate_record(l, jsonb_build_object('style_id', s.style_id))).*
        from listings l, styles s
        where l.style_id = 'CAIRN001' and s.style_id like 'COPIES%' and l.locale <> 'it-it';`)
  })

  test('has a title and a canonical URL of its own, and links to the same page in other locales', async () => {
    const [first, second] = await Promise.all([headOf(path), headOf(`${path}?page=2`)])
    expect(first?.titles).toEqual(['Women – Cairn'])
    expect(second?.titles).toEqual(['Women · Page 2 – Cairn'])
    expect(second?.descriptions[0]).toContain('Page 2')
    expect(second?.canonicals).toEqual([`${path}?page=2`])
    expect(first?.alternates).toContain('/it-it/c/donna-210000')
    expect(second?.alternates).toContain('/de-de/c/damen-210000?page=2')
    expect(second?.alternates.filter((url) => !url.endsWith('?page=2'))).toEqual([])
    expect(second?.alternates.filter((url) => url.startsWith('/it-it'))).toEqual([])
  })

  test('is linked back to by its alternates', async () => {
    const { alternates } = await headOf(`${path}?page=2`)
    const others = await Promise.all(alternates.map(headOf))
    expect(new Set(others.map(({ alternates: back }) => back.join()))).toEqual(
      new Set([alternates.join()]),
    )
  })

  test('has the canonical URL of the category if it is the first one', async () => {
    expect((await headOf(`${path}?page=1`)).canonicals).toEqual([path])
  })
})

test('the page of a style has the canonical URL of the product that it shows', async () => {
  const { canonicals, html } = await headOf('/en-us/p/ridge-shell-CAIRN002')
  expect(canonicals).toEqual([expect.stringMatching(/^\/en-us\/p\/ridge-shell-CAIRN002[A-Z]{3}$/)])
  expect(html).toContain(`<meta property="og:url" content="${shopOrigin}${canonicals[0]}"`)
})

describe('search engines do not list', () => {
  test.each([
    '/en-us/sign-in?to=%2Fen-us',
    '/en-us/search?q=jacket',
    '/en-us/search',
    '/en-us/cart',
    '/en-us/favorites',
    '/en-us/associate-login',
    '/en-us/orders/track',
    '/en-us/location-selector',
    '/en-us/nowhere',
    '/en-us/c/nothing-299999',
  ])('%s', async (path) => {
    expect((await headOf(path)).robots).toEqual(['noindex'])
  })

  test.each(['/en-us', '/en-us/c/women-210000', '/en-us/help'])('but %s', async (path) => {
    expect((await headOf(path)).robots).toEqual([])
  })

  describe('the sign-in page with the URL of another page, because the links to it are marked', () => {
    const guest = () => shop().guest()
    async function guestWithCart() {
      const visitor = await guest()
      const body = { sku: demoProducts.jacket.sku, qty: 1 }
      await visitor.send('createCartWithItem', { body, locale: 'en-us' })
      return visitor
    }
    async function guestWithFavourite() {
      const visitor = await guest()
      const body = { id: 'CAIRN001BLK', qty: 1, itemType: 'product' }
      await visitor.send('addFavourite', { body, locale: 'en-us' })
      return visitor
    }
    const signInLinks = (html: string): string[] => html.match(/<a [^>]*\/sign-in\?[^>]*>/g) ?? []
    const isMarked = (link: string) => link.includes('rel="nofollow"')

    test('in the header', async () => {
      const links = signInLinks((await headOf('/en-us/help')).html)
      expect(links.length).toBeGreaterThan(0)
      expect(links.filter((link) => !isMarked(link))).toEqual([])
    })

    test.each([
      ['favourites', '/en-us/favorites', guestWithFavourite],
      ['an order that is missing', '/en-us/orders/CRN-NOWHERE', guest],
      ['the first step of the checkout', '/en-us/checkout', guestWithCart],
      ['the link that verifies an email', '/en-us/account/verify-email?token=a', guest],
    ])('in %s', async (_page, path, open) => {
      const answer = await visit(path, { visitor: await open() })
      const [main = ''] = /<main.*<\/main>/s.exec(await answer.text()) ?? []
      const links = signInLinks(main)
      expect(links.length).toBeGreaterThan(0)
      expect(links.filter((link) => !isMarked(link))).toEqual([])
    })
  })
})

describe('other spellings of a path redirect to the one that pages link', () => {
  test.each([
    ['/en-us/help/', '/en-us/help'],
    ['/en-us/', '/en-us'],
    ['/en-us/c/women-210000/?sort=newest', '/en-us/c/women-210000?sort=newest'],
    ['/EN-US', '/en-us'],
    ['/de-DE/p/hardshelljacke-ridge-CAIRN002TRN/', '/de-de/p/hardshelljacke-ridge-CAIRN002TRN'],
    ['/en-US/cart', '/en-us/cart'],
    ['/DE-de//evil.example/', '/de-de//evil.example'],
  ])('%s to %s', async (path, location) => {
    const answer = await visit(path)
    expect([answer.status, answer.headers.get('location')]).toEqual([308, location])
  })

  test('also without a locale, with one redirect', async () => {
    const answer = await visit('/cart/?a=b', { headers: { 'accept-language': 'de' } })
    expect([answer.status, answer.headers.get('location')]).toEqual([308, '/de-de/cart?a=b'])
  })

  test('but not to another host', async () => {
    for (const path of ['//evil.example/', '//evil.example/en-us/', '/%2F/evil.example/']) {
      expect((await visit(path)).headers.get('location') ?? '').not.toMatch(/^(https?:)?\/\//)
    }
  })
})

describe('a form posted to', () => {
  test.each(['/en-us', '/en-us/help', '/robots.txt', '/sitemap.xml', '/en-us/sitemap.xml'])(
    '%s, which accepts none, is refused with the methods that it allows',
    async (path) => {
      const answer = await visit(path, { form: { a: 'b' } })
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    },
  )
})

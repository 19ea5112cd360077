import { createHash } from 'node:crypto'
import { openShop, type Shop } from '@cairn/commerce/testing/shop'
import type { Client } from '@cairn/contract/wire/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPages, type Pages } from '../pages.ts'
import { refusedAnswer } from './platform/testing/test-calls.ts'
import { demoProducts } from './platform/testing/test-products.ts'
import { createVisit } from './platform/testing/test-visit.ts'

const { jacket, shoe } = demoProducts

let shop: Shop
let pages: Pages
let visit: ReturnType<typeof createVisit>
const reportedErrors: unknown[] = []

beforeAll(async () => {
  pages = await openPages({ dev: false })
  shop = await openShop()
  visit = createVisit({ shop, pages, report: (error) => reportedErrors.push(error) })
}, 120_000)

afterAll(() => shop.close())

async function visitorWith({ sku }: { sku: string }, qty = 1) {
  const visitor = await shop.guest()
  const { body } = await visitor.send<{ items: { itemId: string }[] }>('createCartWithItem', {
    body: { sku, qty },
    locale: 'en-gb',
  })
  return { visitor, itemId: body.items[0]?.itemId ?? '' }
}

const endAccess = () =>
  shop.database.run(`update sessions set access_expires_at = now() - interval '1 second'`)

/** Scripts that the browser runs. Data in JSON is none. */
const inlineScript =
  /<script(?![^>]*\s(?:src=|type="application\/(?:ld\+)?json"))([^>]*)>([\s\S]*?)<\/script>/g

async function inlineScripts() {
  const html = await (await visit('/en-gb')).text()
  expect(html).not.toMatch(/\son\w+="/)
  return Array.from(html.matchAll(inlineScript), ([, , text = '']) =>
    createHash('sha256').update(text).digest('base64'),
  )
}

describe('URLs without a locale', () => {
  test('redirect from / to the visitor’s best locale', async () => {
    const answer = await visit('/?from=mail', { headers: { 'accept-language': 'de' } })
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/de-de?from=mail'])
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  })

  test('redirect from /cart to the cart of the stored locale', async () => {
    const answer = await visit('/cart', { headers: { cookie: 'cairn_locale=fr-ca' } })
    expect([answer.status, answer.headers.get('location')]).toEqual([308, '/fr-ca/cart'])
  })
})

describe('pages', () => {
  test.each([
    ['/en-us', 'en-US', 'Clothes for bad weather – Cairn'],
    ['/en-ca/cart', 'en-CA', 'Your bag – Cairn'],
    ['/fr-ca/cart', 'fr-CA', 'Votre panier – Cairn'],
    ['/de-de/cart', 'de-DE', 'Ihr Warenkorb – Cairn'],
    ['/it-it/cart', 'it-IT', 'La tua borsa – Cairn'],
    ['/es-es/cart', 'es-ES', 'Tu bolsa – Cairn'],
  ])('%s has the language %s and the title %s', async (path, language, title) => {
    const html = await (await visit(path)).text()
    expect(html).toContain(`<html lang="${language}"`)
    expect(html).toContain(`<title>${title}</title>`)
  })

  test.each(['/en-gb/nowhere', '/nowhere', '/nowhere/at/all', '/en-gb/checkout/nowhere'])(
    '%s is a not-found page',
    async (path) => {
      const answer = await visit(path)
      expect(answer.status).toBe(404)
      expect(await answer.text()).toContain('No path here.')
    },
  )

  test('are complete without scripts', async () => {
    const html = await (await visit('/en-gb')).text()
    expect(html).toContain(jacket.name)
    expect(html).not.toMatch(/<template id="|\$RC|hidden id="S:/)
  })

  test('have constant inline scripts and no event handler attributes', async () => {
    const firstScripts = await inlineScripts()
    expect(firstScripts.length).toBeGreaterThan(0)
    expect(await inlineScripts()).toEqual(firstScripts)
  })

  test.each(['/en-gb', '/en-gb/cart', '/en-gb/nowhere'])(
    '%s has a nonce on its inline scripts and no other difference between visitors',
    async (path) => {
      const [firstHtml = '', secondHtml = ''] = await Promise.all(
        ['one', 'other'].map(async (nonce) => (await visit(path, { nonce })).text()),
      )
      const scriptAttributes = Array.from(
        firstHtml.matchAll(inlineScript),
        ([, attributes]) => attributes,
      )
      expect(scriptAttributes.length).toBeGreaterThan(0)
      expect(
        scriptAttributes.filter((attributes) => !attributes?.includes(' nonce="one"')),
      ).toEqual([])
      expect(firstHtml.replaceAll(' nonce="one"', '')).toBe(
        secondHtml.replaceAll(' nonce="other"', ''),
      )
    },
  )

  test('render when the content cannot be read', async () => {
    const calls: Partial<Client> = {
      readAugmentedPage: async () => refusedAnswer('temporarilyUnavailable'),
    }
    const answer = await visit('/en-gb', { calls })
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('The shelves are bare.')
  })
})

test('an error is reported once and shown without its stack', async () => {
  reportedErrors.length = 0
  const answer = await visit('/en-gb', { calls: { readAugmentedPage: async () => failRead() } })
  const html = await answer.text()
  expect([answer.status, reportedErrors.length]).toEqual([500, 1])
  expect(html).toContain('Something gave way.')
  expect(html).not.toContain('This was not to be asked.')
})

describe('the cart page', () => {
  test('is rendered for its session and is not cached', async () => {
    const answer = await visit('/en-gb/cart', await visitorWith(jacket))
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const html = await answer.text()
    expect(html).toContain(jacket.name)
    expect(html).toContain('aria-label="Bag, 1 item"')
  })

  test('has data that is not cached either', async () => {
    const answer = await visit('/en-gb/cart.data', await visitorWith(jacket))
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  })

  test('reads no cart for a visitor without one', async () => {
    const answer = await visit('/en-gb/cart', { calls: { readCart: async () => failRead() } })
    expect(await answer.text()).toContain('Nothing here yet.')
  })

  test('renews an expired session once', async () => {
    const { visitor } = await visitorWith(jacket)
    const cookiesBefore = new Map(visitor.jar)
    await endAccess()
    const html = await (await visit('/en-gb/cart', { visitor })).text()
    expect(html).toContain(jacket.name)
    expect(visitor.jar.get('cairn_access')).not.toBe(cookiesBefore.get('cairn_access'))
    expect(visitor.jar.get('cairn_basket')).toBe(cookiesBefore.get('cairn_basket'))
  })

  test.each(['challengeRequired', 'tooManyRequests', 'temporarilyUnavailable'] as const)(
    'stays stored if its session cannot be renewed at the moment: %s',
    async (name) => {
      const { visitor } = await visitorWith(jacket)
      await endAccess()
      const calls: Partial<Client> = { requestToken: async () => refusedAnswer(name) }
      const answer = await visit('/en-gb/cart', { visitor, calls })
      expect(answer.status).toBe(503)
      const html = await answer.text()
      expect(html).toContain(`The message of ${name}.`)
      expect(html).not.toContain('Your bag had expired')
    },
  )

  test('is lost when its session has ended', async () => {
    const { visitor } = await visitorWith(jacket)
    await shop.database.run('update sessions set ended_at = now()')
    const answer = await visit('/en-gb/cart', { visitor })
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('Your bag had expired')
  })

  test('is a 503 with a retry time when the cart cannot be read', async () => {
    const calls: Partial<Client> = { readCart: async () => refusedAnswer('temporarilyUnavailable') }
    const answer = await visit('/en-gb/cart', { ...(await visitorWith(jacket)), calls })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    const html = await answer.text()
    expect(html).toContain('The message of temporarilyUnavailable.')
    expect(html).toContain('Try again')
  })
})

describe('without scripts', () => {
  test('the first form of a visitor opens a session, adds the item and redirects to the cart', async () => {
    const visitor = shop.visitor()
    const form = { intent: 'add', sku: jacket.sku, qty: '2' }
    const answer = await visit('/en-gb/cart', { visitor, form })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/en-gb/cart'])
    const html = await (await visit('/en-gb/cart', { visitor })).text()
    expect(html).toContain('aria-label="Bag, 2 items"')
  })

  test('a session that cannot be renewed at the moment is not replaced by a new guest', async () => {
    const { visitor } = await visitorWith(jacket)
    await endAccess()
    const tokens: string[] = []
    const requestToken: Client['requestToken'] = async ({ body }) => {
      tokens.push(body.type)
      return refusedAnswer('tooManyRequests')
    }
    const form = { intent: 'add', sku: jacket.sku }
    const answer = await visit('/en-gb/cart', { visitor, form, calls: { requestToken } })
    expect(answer.status).toBe(429)
    expect(tokens).not.toContain('Guest')
  })

  test('a refusal is shown next to its cart line', async () => {
    const { visitor, itemId } = await visitorWith(shoe)
    const form = { intent: 'change', itemId, qty: '4' }
    const answer = await visit('/en-gb/cart', { visitor, form })
    expect(answer.status).toBe(409)
    expect(await answer.text()).toContain('The most you can order is 3.')
  })

  test.each([
    { intent: 'steal' },
    { intent: 'add', sku: 'x', qty: '-1' },
    { intent: 'add', qty: 'NaN' },
  ])('an invalid form is a 400: %o', async (form) => {
    expect((await visit('/en-gb/cart', { form })).status).toBe(400)
  })

  test('a form of a foreign origin changes nothing', async () => {
    const form = { intent: 'add', sku: jacket.sku }
    expect((await visit('/en-gb/cart', { form })).status).toBe(303)
    const headers = { origin: 'https://evil.example' }
    const calls = { createCartWithItem: async () => failRead() }
    expect((await visit('/en-gb/cart', { form, headers, calls })).status).toBe(400)
  })
})

describe('the styleguide', () => {
  test('shows the components in a shop that is not in production', async () => {
    const answer = await visit('/de-de/styleguide', { hasStyleguide: true })
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('Größentabelle')
  })

  test('is not found in a production shop', async () => {
    expect((await visit('/de-de/styleguide')).status).toBe(404)
  })
})

function failRead(): never {
  throw new Error('This was not to be asked.')
}

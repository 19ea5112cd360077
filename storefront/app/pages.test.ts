import { createHash } from 'node:crypto'
import { openShop, type Shop } from '@cairn/commerce/testing/shop'
import type { Client } from '@cairn/contract/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPages, type Pages } from '../pages.ts'
import { refused } from './platform/test-client.ts'
import { goods } from './platform/test-goods.ts'
import { visitsTo } from './platform/test-visit.ts'

const { jacket, shoe } = goods

let shop: Shop
let pages: Pages
let visit: ReturnType<typeof visitsTo>
const reported: unknown[] = []

beforeAll(async () => {
  pages = await openPages({ dev: false })
  shop = await openShop()
  visit = visitsTo({ shop, pages, report: (error) => reported.push(error) })
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

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g

async function inlineScripts() {
  const html = await (await visit('/en-gb')).text()
  expect(html).not.toMatch(/\son\w+="/)
  return Array.from(html.matchAll(inlineScript), ([, , text = '']) =>
    createHash('sha256').update(text).digest('base64'),
  )
}

describe('addresses without a locale', () => {
  it('lead from / to the visitor’s best locale', async () => {
    const answer = await visit('/?from=mail', { headers: { 'accept-language': 'de' } })
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/de-de?from=mail'])
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  })

  it('lead from /cart to the cart of the stored choice', async () => {
    const answer = await visit('/cart', { headers: { cookie: 'cairn_locale=fr-ca' } })
    expect([answer.status, answer.headers.get('location')]).toEqual([308, '/fr-ca/cart'])
  })
})

describe('pages', () => {
  it.each([
    ['/en-us', 'en-US', 'Clothes for bad weather – Cairn'],
    ['/en-ca/cart', 'en-CA', 'Your bag – Cairn'],
    ['/fr-ca/cart', 'fr-CA', 'Votre panier – Cairn'],
    ['/de-de/cart', 'de-DE', 'Ihr Warenkorb – Cairn'],
    ['/it-it/cart', 'it-IT', 'La tua borsa – Cairn'],
    ['/es-es/cart', 'es-ES', 'Tu bolsa – Cairn'],
  ])('%s speaks %s and is called %s', async (path, language, title) => {
    const html = await (await visit(path)).text()
    expect(html).toContain(`<html lang="${language}"`)
    expect(html).toContain(`<title>${title}</title>`)
  })

  it.each(['/en-gb/nowhere', '/nowhere', '/nowhere/at/all', '/en-gb/checkout/nowhere'])(
    '%s is a page that says that it is not there',
    async (path) => {
      const answer = await visit(path)
      expect(answer.status).toBe(404)
      expect(await answer.text()).toContain('No path here.')
    },
  )

  it('are whole: nothing of them waits for a script', async () => {
    const html = await (await visit('/en-gb')).text()
    expect(html).toContain(jacket.name)
    expect(html).not.toMatch(/<template|\$RC|hidden id="S:/)
  })

  it('write the same inline scripts each time, and no handlers into tags', async () => {
    const first = await inlineScripts()
    expect(first.length).toBeGreaterThan(0)
    expect(await inlineScripts()).toEqual(first)
  })

  it.each(['/en-gb', '/en-gb/cart', '/en-gb/nowhere'])(
    '%s marks its own inline scripts, and is the same for everybody but for the marks',
    async (path) => {
      const [one = '', other = ''] = await Promise.all(
        ['one', 'other'].map(async (nonce) => (await visit(path, { nonce })).text()),
      )
      const marks = Array.from(one.matchAll(inlineScript), ([, attributes]) => attributes)
      expect(marks.length).toBeGreaterThan(0)
      expect(marks.filter((attributes) => !attributes?.includes(' nonce="one"'))).toEqual([])
      expect(one.replaceAll(' nonce="one"', '')).toBe(other.replaceAll(' nonce="other"', ''))
    },
  )

  it('keep standing without goods to show', async () => {
    const calls: Partial<Client> = { readAugmentedPage: async () => refused(503, 'REQ503') }
    const answer = await visit('/en-gb', { calls })
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('The shelves are bare.')
  })
})

it('a bug is reported once, and shown without its stack', async () => {
  reported.length = 0
  const answer = await visit('/en-gb', { calls: { readAugmentedPage: async () => never() } })
  const html = await answer.text()
  expect([answer.status, reported.length]).toEqual([500, 1])
  expect(html).toContain('Something gave way.')
  expect(html).not.toContain('This was not to be asked.')
})

describe('the cart page', () => {
  it('is rendered for its session and kept by nobody', async () => {
    const answer = await visit('/en-gb/cart', await visitorWith(jacket))
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const html = await answer.text()
    expect(html).toContain(jacket.name)
    expect(html).toContain('aria-label="Bag, 1 item"')
  })

  it('its data is kept by nobody either', async () => {
    const answer = await visit('/en-gb/cart.data', await visitorWith(jacket))
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  })

  it('asks nothing for a visitor without a cart', async () => {
    const answer = await visit('/en-gb/cart', { calls: { readCart: async () => never() } })
    expect(await answer.text()).toContain('Nothing here yet.')
  })

  it('renews an expired session once', async () => {
    const { visitor } = await visitorWith(jacket)
    const before = new Map(visitor.jar)
    await endAccess()
    const html = await (await visit('/en-gb/cart', { visitor })).text()
    expect(html).toContain(jacket.name)
    expect(visitor.jar.get('cairn_access')).not.toBe(before.get('cairn_access'))
    expect(visitor.jar.get('cairn_basket')).toBe(before.get('cairn_basket'))
  })

  it.each([
    [403, 'BOT403'],
    [429, 'REQ429'],
    [503, 'REQ503'],
  ])(
    'is not lost because its session cannot be renewed just now: %i %s',
    async (status, errorId) => {
      const { visitor } = await visitorWith(jacket)
      await endAccess()
      const calls: Partial<Client> = { requestToken: async () => refused(status, errorId) }
      const answer = await visit('/en-gb/cart', { visitor, calls })
      expect(answer.status).toBe(503)
      const html = await answer.text()
      expect(html).toContain(`The message of ${errorId}.`)
      expect(html).not.toContain('Your bag had expired')
    },
  )

  it('is lost when its session has ended for good', async () => {
    const { visitor } = await visitorWith(jacket)
    await shop.database.run('update sessions set ended_at = now()')
    const answer = await visit('/en-gb/cart', { visitor })
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('Your bag had expired')
  })

  it('that cannot be read is a 503 that says when to come back', async () => {
    const calls: Partial<Client> = { readCart: async () => refused(503, 'REQ503') }
    const answer = await visit('/en-gb/cart', { ...(await visitorWith(jacket)), calls })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    const html = await answer.text()
    expect(html).toContain('The message of REQ503.')
    expect(html).toContain('Try again')
  })
})

describe('without scripts', () => {
  it('a visitor’s first form opens a session, adds, and leads back to the cart', async () => {
    const visitor = shop.visitor()
    const form = { intent: 'add', sku: jacket.sku, qty: '2' }
    const answer = await visit('/en-gb/cart', { visitor, form })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/en-gb/cart'])
    const html = await (await visit('/en-gb/cart', { visitor })).text()
    expect(html).toContain('aria-label="Bag, 2 items"')
  })

  it('nobody is made another guest because their session cannot be renewed just now', async () => {
    const { visitor } = await visitorWith(jacket)
    await endAccess()
    const tokens: string[] = []
    const requestToken: Client['requestToken'] = async ({ body }) => {
      tokens.push(body.type)
      return refused(429, 'REQ429')
    }
    const form = { intent: 'add', sku: jacket.sku }
    const answer = await visit('/en-gb/cart', { visitor, form, calls: { requestToken } })
    expect(answer.status).toBe(429)
    expect(tokens).not.toContain('Guest')
  })

  it('a refusal is told on the page, beside its line', async () => {
    const { visitor, itemId } = await visitorWith(shoe)
    const form = { intent: 'change', itemId, qty: '4' }
    const answer = await visit('/en-gb/cart', { visitor, form })
    expect(answer.status).toBe(409)
    expect(await answer.text()).toContain('The most you can order is 3.')
  })

  it.each([
    { intent: 'steal' },
    { intent: 'add', sku: 'x', qty: '-1' },
    { intent: 'add', qty: 'NaN' },
  ])('a form that means nothing is a 400: %o', async (form) => {
    expect((await visit('/en-gb/cart', { form })).status).toBe(400)
  })

  it('a form of a foreign origin changes nothing', async () => {
    const form = { intent: 'add', sku: jacket.sku }
    expect((await visit('/en-gb/cart', { form })).status).toBe(303)
    const headers = { origin: 'https://evil.example' }
    const calls = { createCartWithItem: async () => never() }
    expect((await visit('/en-gb/cart', { form, headers, calls })).status).toBe(400)
  })
})

describe('the workshop', () => {
  it('shows the parts of the design system where a shop is not real', async () => {
    const answer = await visit('/de-de/workshop', { hasWorkshop: true })
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('Größentabelle')
  })

  it('is not there in a real shop', async () => {
    expect((await visit('/de-de/workshop')).status).toBe(404)
  })
})

function never(): never {
  throw new Error('This was not to be asked.')
}

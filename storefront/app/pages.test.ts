import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { CallRefusal, Client } from '@cairn/contract/client'
import type { Result } from '@cairn/contract/result'
import type { Locale } from '@cairn/contract/sites'
import { beforeAll, describe, expect, it } from 'vitest'
import { fakeBasketId, fakeCommerce } from '../dev/fake-commerce.ts'
import { fakeProducts } from '../dev/fake-products.ts'
import { localeOf, openPages, type Pages } from '../pages.ts'

const origin = 'http://localhost:3000'
const initialScriptLimit = 110_000
const basketCookie = `cairn_basket=${fakeBasketId}`
const [jacket = { sku: '', name: '', id: '' }] = fakeProducts

let pages: Pages
const reported: unknown[] = []

beforeAll(async () => {
  const build = join(import.meta.dirname, '../../tools/build-storefront.ts')
  const { status, stdout } = spawnSync(process.execPath, [build], { encoding: 'utf8' })
  if (status !== 0) throw new Error(stdout)
  pages = await openPages({ dev: false })
}, 120_000)

type Visit = { commerce?: Client; headers?: Record<string, string>; form?: Record<string, string> }

function visit(path: string, { commerce, headers = {}, form }: Visit = {}) {
  const request = new Request(`${origin}${path}`, {
    headers: { ...headers, ...(form && { origin }) },
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  })
  const locale: Locale = localeOf(request)
  return pages.answer(request, {
    commerce: commerce ?? fakeCommerce('GBP'),
    locale,
    accessKey: 'the-key',
    report: (error) => reported.push(error),
  })
}

const instead = (client: Client, calls: Partial<Client>): Client =>
  new Proxy(client, { get: (_, name) => Reflect.get(calls, name) ?? Reflect.get(client, name) })

const refused = (status: number, errorId: string): Result<never, CallRefusal> => ({
  ok: false,
  refusal: {
    status,
    errorId,
    message: `The message of ${errorId}.`,
    body: { errorDetails: [{ errorId, message: '' }], correlationId: 'c' },
  },
})

async function shopWithJacket() {
  const commerce = fakeCommerce('GBP')
  await commerce.createCartWithItem({ body: { sku: jacket.sku, qty: 1 } })
  return commerce
}

async function inlineScripts() {
  const html = await (await visit('/en-gb')).text()
  expect(html).not.toMatch(/\son\w+="/)
  return Array.from(
    html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g),
    ([, text]) =>
      createHash('sha256')
        .update(text ?? '')
        .digest('base64'),
  )
}

const scripts = () =>
  readdirSync(join(pages.assets, 'assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(pages.assets, 'assets', name), 'utf8'))

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

  it.each(['/en-gb/nowhere', '/nowhere', '/nowhere/at/all', '/en-gb/checkout'])(
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

  it('keep standing without goods to show', async () => {
    const commerce = instead(fakeCommerce('GBP'), {
      readRecommendations: async () => refused(501, 'REQ501'),
    })
    const answer = await visit('/en-gb', { commerce })
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('The shelves are bare.')
  })
})

it('a bug is reported once, and shown without its stack', async () => {
  reported.length = 0
  const commerce = instead(fakeCommerce('GBP'), { readRecommendations: async () => never() })
  const answer = await visit('/en-gb', { commerce })
  const html = await answer.text()
  expect([answer.status, reported.length]).toEqual([500, 1])
  expect(html).toContain('Something gave way.')
  expect(html).not.toContain('This was not to be asked.')
})

describe('the cart page', () => {
  const headers = { cookie: basketCookie }

  it('is rendered for its session and kept by nobody', async () => {
    const answer = await visit('/en-gb/cart', { headers, commerce: await shopWithJacket() })
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const html = await answer.text()
    expect(html).toContain(jacket.name)
    expect(html).toContain('aria-label="Bag, 1 item"')
  })

  it('its data is kept by nobody either', async () => {
    const answer = await visit('/en-gb/cart.data', { headers, commerce: await shopWithJacket() })
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  })

  it('asks nothing for a visitor without a cart', async () => {
    const commerce = instead(fakeCommerce('GBP'), { readCart: async () => never() })
    const answer = await visit('/en-gb/cart', { commerce })
    expect(await answer.text()).toContain('Nothing here yet.')
  })

  it('renews an expired session once', async () => {
    const tokens: string[] = []
    const shop = await shopWithJacket()
    const commerce = instead(shop, {
      readCart: async (request) =>
        tokens.length === 0 ? refused(401, 'REQ401') : shop.readCart(request),
      requestToken: async ({ body }) => {
        tokens.push(body.type)
        return { ok: true, value: {} as never }
      },
    })
    const html = await (await visit('/en-gb/cart', { headers, commerce })).text()
    expect(html).toContain(jacket.name)
    expect(tokens).toEqual(['Refresh'])
  })

  it('that cannot be read is a 503 that says when to come back', async () => {
    const commerce = instead(fakeCommerce('GBP'), { readCart: async () => refused(503, 'REQ503') })
    const answer = await visit('/en-gb/cart', { headers, commerce })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    const html = await answer.text()
    expect(html).toContain('The message of REQ503.')
    expect(html).toContain('Try again')
  })
})

describe('without scripts', () => {
  it('a form adds, and leads back to the cart', async () => {
    const commerce = fakeCommerce('GBP')
    const form = { intent: 'add', sku: jacket.sku, qty: '2' }
    const answer = await visit('/en-gb/cart', { commerce, form })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/en-gb/cart'])
    const cart = await commerce.readCart({ params: { basketId: fakeBasketId }, query: {} })
    expect(cart).toMatchObject({ value: { totalItems: 2 } })
  })

  it('a visitor without a session gets a guest’s first', async () => {
    const tokens: string[] = []
    const shop = fakeCommerce('GBP')
    const commerce = instead(shop, {
      createCartWithItem: async (request) =>
        tokens.includes('Guest') ? shop.createCartWithItem(request) : refused(401, 'REQ401'),
      requestToken: async ({ body }) => {
        tokens.push(body.type)
        return body.type === 'Guest' ? { ok: true, value: {} as never } : refused(401, 'REQ401')
      },
    })
    const form = { intent: 'add', sku: jacket.sku }
    expect((await visit('/en-gb/cart', { commerce, form })).status).toBe(303)
    expect(tokens).toEqual(['Refresh', 'Guest'])
  })

  it('a refusal is told on the page, beside its line', async () => {
    const commerce = await shopWithJacket()
    const form = { intent: 'change', itemId: jacket.id, qty: '10' }
    const answer = await visit('/en-gb/cart', { commerce, form, headers: { cookie: basketCookie } })
    expect(answer.status).toBe(409)
    expect(await answer.text()).toContain('You can order 9 of this at most.')
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
    const answer = await visit('/en-gb/cart', { form, headers: {} })
    expect(answer.status).toBe(303)
    const foreign = await pages.answer(
      new Request(`${origin}/en-gb/cart`, {
        method: 'POST',
        headers: { origin: 'https://evil.example' },
        body: new URLSearchParams(form),
      }),
      {
        commerce: instead(fakeCommerce('GBP'), { createCartWithItem: async () => never() }),
        locale: 'en-gb',
        accessKey: 'the-key',
        report: (error) => reported.push(error),
      },
    )
    expect(foreign.status).toBe(400)
  })
})

describe('what the browser is sent', () => {
  it('weighs at most 110 KB of script for the cart page', async () => {
    const html = await (await visit('/de-de/cart')).text()
    const named = new Set(Array.from(html.matchAll(/\/assets\/[\w.-]+\.js/g), ([name]) => name))
    const weights = [...named].map(
      (name) => brotliCompressSync(readFileSync(join(pages.assets, name))).length,
    )
    const total = weights.reduce((sum, weight) => sum + weight, 0)
    console.log(`cart page: ${total} bytes of script in ${named.size} files (brotli)`)
    expect(total).toBeLessThanOrEqual(initialScriptLimit)
  })

  it('carries no schemas', () => {
    const marks = /ZodError|_zod\b|zod\/v4|invalid_type|toJSONSchema/
    expect(scripts().filter((script) => marks.test(script))).toEqual([])
  })

  it('carries no commerce', () => {
    expect(scripts().filter((script) => /kysely|PGlite|node-postgres/.test(script))).toEqual([])
  })

  it('speaks one language a page', async () => {
    const html = await (await visit('/de-de/cart')).text()
    expect(html.match(/\/assets\/(en|fr|de|it|es)-[\w-]+\.js/g)).toHaveLength(2)
    expect(html).not.toContain('Your bag')
  })
})

function never(): never {
  throw new Error('This was not to be asked.')
}

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openShop, type Shop } from '@cairn/commerce/testing/shop'
import { calls } from '@cairn/contract/calls'
import { allFieldTexts } from '@cairn/contract/reference/all-field-texts'
import type { Call } from '@cairn/contract/wire/call'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callsOfServer } from '../build-plugins/call-table.ts'
import { openPages, type Pages } from '../pages.ts'
import type { Messages } from './messages/messages.ts'
import { scriptsNamedIn } from './platform/testing/test-scripts.ts'
import { createVisit } from './platform/testing/test-visit.ts'
import { scriptBytes } from './platform/testing/test-weight.ts'

let shop: Shop
let pages: Pages
let visit: ReturnType<typeof createVisit>

beforeAll(async () => {
  pages = await openPages({ dev: false })
  shop = await openShop()
  visit = createVisit({ shop, pages, report: (error) => console.error(error) })
}, 120_000)

afterAll(() => shop.close())

const scripts = () =>
  readdirSync(join(pages.assets, 'assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(pages.assets, 'assets', name), 'utf8'))

describe('the scripts of a page', () => {
  test.each([
    ['/de-de', 103],
    ['/de-de/c/daunenjacken-210101', 105],
    ['/de-de/search?q=jacke', 105],
    ['/de-de/p/hardshelljacke-ridge-CAIRN002TRN', 107],
    ['/de-de/cart', 110],
  ])(
    'are within the limit for %s: %i KB',
    async (path, limit) => {
      const html = await (await visit(path)).text()
      const weight = scriptBytes(scriptsNamedIn(html), pages.assets)
      console.log(`${path}: ${weight} bytes of script (brotli)`)
      expect(weight).toBeLessThanOrEqual(limit * 1024)
    },
    60_000,
  )

  test.each([
    '/de-de',
    '/de-de/c/daunenjacken-210101',
    '/de-de/p/hardshelljacke-ridge-CAIRN002TRN',
  ])('load after the first picture of %s', async (path) => {
    const html = await (await visit(path)).text()
    const preloaded = /for\(const href of (\["[^\]]*"\])\)/.exec(html)?.[1] ?? ''
    expect(preloaded.match(/\/assets\/[\w.-]+\.js/g)?.length).toBeGreaterThan(5)
    expect(html).not.toMatch(/<link[^>]*modulepreload|<script[^>]* src=|^import /m)
    const pictures = html.match(/<img[^>]*>/g) ?? []
    const eagerPictures = pictures.filter((picture) => /fetchpriority="high"/i.test(picture))
    expect(eagerPictures.length).toBeGreaterThan(0)
    expect(eagerPictures.length).toBeLessThan(3)
    expect(eagerPictures.filter((picture) => picture.includes('loading="lazy"'))).toEqual([])
  })

  test('are not listed again in the manifest of the router', () => {
    const manifest = scripts().find((script) => script.startsWith('window.__reactRouterManifest'))
    expect(manifest).toMatch(/"module":"\/assets\/cart-route-/)
    expect(manifest).not.toContain('"imports":["')
  })

  test('make no call that their table does not have', () => {
    const missingCall = new RegExp(`\\.(?:${[...callsOfServer].join('|')})\\(`)
    expect(scripts().filter((script) => missingCall.test(script))).toEqual([])
  })

  test('name the refusals of the calls that they make, and no others', () => {
    const names = scripts().filter((script) => script.includes('REQ417'))
    expect(names).toHaveLength(1)
    for (const id of ['AUT401', 'REQ503', 'BOT403']) expect(names[0]).toContain(id)
    for (const id of ['AUT402', 'AUT451', 'API405']) expect(names[0]).not.toContain(id)
  })

  test('contain no schemas and no code of the core', () => {
    const serverCode =
      /ZodError|_zod\b|zod\/v4|invalid_type|toJSONSchema|kysely|PGlite|node-postgres/
    expect(scripts().filter((script) => serverCode.test(script))).toEqual([])
  })

  test('contain no descriptions of the API reference', () => {
    const descriptions = [
      ...allFieldTexts.flatMap(([, texts]) => Object.values(texts)),
      ...Object.values<Call>(calls).map(({ description = '' }) => description),
    ].filter((text) => text.length > 40)
    expect(descriptions.length).toBeGreaterThan(500)
    expect(
      scripts().filter((script) => descriptions.some((text) => script.includes(text))),
    ).toEqual([])
  })

  test('contain one language, and the page contains the messages that it shows', async () => {
    const html = await (await visit('/de-de/cart')).text()
    expect(html).not.toMatch(/\/assets\/(en|fr|de|it|es)-[\w-]+\.js/)
    expect(html).not.toContain('Your bag')
    const messages: Messages = JSON.parse(/id="messages"[^>]*>([^<]*)</.exec(html)?.[1] ?? '{}')
    expect(messages.cartTitle).toBe('Ihr Warenkorb')
    expect(messages.searchFor).toBeUndefined()
  })
})

import { importRows } from '@cairn/commerce/testing/import-rows'
import { expect, test } from 'vitest'
import { openShopBeforeTests, type VisitOptions } from '../platform/testing/test-visit.ts'

const { shop, visit } = openShopBeforeTests()

/** Follows the link of the location list to another locale, with all its redirects. */
async function changeLocation(path: string, locale: string, options: VisitOptions = {}) {
  const html = await (await visit(path, options)).text()
  const link = new RegExp(`<a href="([^"]*)"[^>]*hreflang="${locale}"`, 'i').exec(html)?.[1] ?? ''
  let location = link.replaceAll('&amp;', '&')
  for (;;) {
    const answer = await visit(location, options)
    const target = answer.headers.get('location')
    if (target === null) return { path: location, status: answer.status, html: await answer.text() }
    location = target
  }
}

const pathAfterChange = async (path: string, locale: string) => {
  const { path: target, status } = await changeLocation(path, locale)
  return [status, target]
}

test.each([
  ['a product', '/en-us/p/ridge-shell-CAIRN002TRN', '/de-de/p/hardshelljacke-ridge-CAIRN002TRN'],
  ['a category', '/en-us/c/down-jackets-210101', '/de-de/c/daunenjacken-210101'],
  [
    'a filtered category',
    '/en-us/c/down-jackets-210101?filter=colour%3Ablack&sort=newest&page=1',
    '/de-de/c/daunenjacken-210101?filter=colour%3Ablack&sort=newest',
  ],
  ['a content page', '/en-us/brand-terms', '/de-de/brand-terms'],
  ['a search', '/en-us/search?q=ridge', '/de-de/search?q=ridge'],
  ['the home page', '/en-us', '/de-de'],
  ['the store finder', '/en-us/store-locator', '/de-de/store-locator'],
  ['the list of locations', '/en-us/location-selector', '/de-de'],
  ['a page that does not exist', '/en-us/nowhere-at-all', '/de-de'],
])('choosing another country on %s leads to its page there (UI-017)', async (_, path, target) => {
  if (path.endsWith('/brand-terms')) {
    await importRows(shop().database.query, [
      { kind: 'page', slug: 'brand-terms', title: 'Terms', sections: [] },
    ])
  }
  expect(await pathAfterChange(path, 'de-de')).toEqual([200, target])
})

test('the page that withdraws from a contract leads to that of another country which has one', async () => {
  expect(await pathAfterChange('/de-de/orders/withdraw', 'fr-fr')).toEqual([
    200,
    '/fr-fr/orders/withdraw',
  ])
  expect(await pathAfterChange('/de-de/orders/withdraw', 'en-us')).toEqual([
    200,
    expect.stringContaining('/en-us'),
  ])
})

test('a product that the country does not sell leads to its category', async () => {
  await shop().database.run(
    `update listings set is_listed = false where style_id = 'CAIRN002' and locale = 'it-it'`,
  )
  const [status, target] = await pathAfterChange('/en-us/p/ridge-shell-CAIRN002TRN', 'it-it')
  expect([status, target]).toEqual([200, expect.stringMatching(/^\/it-it\/c\/.+-\d+$/)])
})

test('the cart keeps its items and has the currency of the new country', async () => {
  const visitor = await shop().guest()
  await visitor.send('createCartWithItem', { body: { sku: 'CAIRN002TRN-M' } })
  await changeLocation('/en-us/p/ridge-shell-CAIRN002TRN', 'de-de', { visitor })
  const html = await (await visit('/de-de/cart', { visitor })).text()
  expect(html).toContain('/de-de/p/hardshelljacke-ridge-CAIRN002TRN')
  expect(html).toMatch(/\d,\d\d\s€/)
})

test.each([
  '/de-de/location-selector/https://evil.example',
  '/de-de/location-selector//evil.example',
  '/de-de/location-selector/english/p/x-CAIRN002TRN',
])('%s is no change of country and is not found', async (path) => {
  const answer = await visit(path)
  expect([answer.status, answer.headers.get('location')]).toEqual([404, null])
})

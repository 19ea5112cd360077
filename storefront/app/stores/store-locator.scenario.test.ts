import { signInAs } from '@cairn/commerce/testing/sign-in'
import { describe, expect, test } from 'vitest'
import { openShopBeforeTests, readShownHtml } from '../platform/testing/test-visit.ts'

const { shop, visit } = openShopBeforeTests()

const htmlOf = async (path: string) => readShownHtml(await visit(path))

const storesIn = (html: string) =>
  Array.from(html.matchAll(/<h2 class="name text-h3">([^<]*)</g), ([, name]) => name)

describe('the store locator, also without scripts', () => {
  test('lists the stores of the country with opening hours and directions', async () => {
    const html = await htmlOf('/de-de/store-locator')
    expect(storesIn(html)).toEqual(expect.arrayContaining(['Cairn Berlin', 'Cairn München']))
    expect(storesIn(html)).not.toContain('Cairn Denver')
    expect(html).toMatch(/Mo–Fr<\/dt><dd>10:00–19:00/)
    expect(html).toMatch(/So<\/dt><dd>Geschlossen/)
    expect(html).toContain('aria-label="Route zu Cairn Berlin"')
  })

  test('lists the nearest store to a town first, with distance, address and opening hours (SHIP-057)', async () => {
    const html = await htmlOf('/en-us/store-locator?place=Boulder')
    expect(storesIn(html).slice(0, 2)).toEqual(['Cairn Boulder', 'Cairn Denver'])
    expect(html).toContain('24 mi')
    expect(html).toMatch(/Cairn Boulder.*?1411 Pearl Street.*?<dt[^>]*>.*?Cairn Denver/s)
    expect(html).toContain('value="Boulder"')
  })

  test('accepts coordinates and ignores invalid ones', async () => {
    expect(storesIn(await htmlOf('/en-us/store-locator?near=47.6,-122.3'))[0]).toBe('Cairn Seattle')
    const allStores = storesIn(await htmlOf('/en-us/store-locator'))
    expect(storesIn(await htmlOf('/en-us/store-locator?near=north,91'))).toEqual(allStores)
  })

  test('shows the content of its page beside the search and the list (CONT-018)', async () => {
    const html = await htmlOf('/en-gb/store-locator')
    expect(html).toContain('Every store keeps a kettle on.')
    expect(html).toContain('name="place"')
    expect(storesIn(html)).toContain('Cairn London')
  })

  test('says that no store is near, and lists all stores', async () => {
    const html = await htmlOf('/en-us/store-locator?place=Atlantis')
    expect(html).toContain('We have no store near Atlantis.')
    expect(storesIn(html)).toEqual(storesIn(await htmlOf('/en-us/store-locator')))
  })
})

test('the chosen store of a shopper is stored with the account', async () => {
  const visitor = await shop().guest()
  await signInAs(visitor, 'shopper@cairn.test')
  const answer = await visit('/en-us/store-locator?place=Boulder', {
    visitor,
    form: { storeId: '0043' },
  })
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    '/en-us/store-locator?place=Boulder',
  ])
  const token = await visitor.send('requestToken', { body: { type: 'Refresh' } })
  expect(token.body).toMatchObject({ favorites: { favStoreId: '0043' } })
})

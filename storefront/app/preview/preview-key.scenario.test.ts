import { createAnswerCache } from '@cairn/commerce/platform/wire/answer-cache'
import { createPreviewKey } from '@cairn/commerce/platform/wire/preview'
import { importRows } from '@cairn/commerce/testing/import-rows'
import { previewCookies } from '@cairn/contract/wire/cookies'
import { beforeAll, expect, test } from 'vitest'
import { openShopBeforeTests } from '../platform/testing/test-visit.ts'

const previewSecret = 'a secret that signs preview keys'
const answerCache = createAnswerCache(() => performance.now())
const { shop, visit } = openShopBeforeTests({ previewSecret, answerCache })

const page = (title: string, publish: object | null) => ({
  kind: 'page',
  slug: 'test-camp',
  title,
  sections: [{ name: 'main', blocks: [{ type: 'hero', fields: { title } }] }],
  publish,
})

beforeAll(async () => {
  await importRows(shop().database.query, [
    page('Published', {}),
    { ...page('Secret', null), slug: 'test-secret' },
  ])
  await importRows(shop().database.query, [page('Drafted', null)])
}, 60_000)

const keyCookie = (siteId: string, days: number) => {
  const expiresAt = new Date(Date.now() + days * 86_400_000)
  return `${previewCookies.key}=${createPreviewKey(previewSecret, { siteId, expiresAt })}`
}

const titleOf = async (path: string, cookie: string) => {
  const html = await (await visit(path, { headers: { cookie } })).text()
  return /<h1 class="display mega">([^<]*)</.exec(html)?.[1]
}

const callStatus = async (cookie: string) => {
  const visitor = shop().visitor()
  for (const pair of cookie.split('; ')) {
    const [name = '', value = ''] = pair.split('=')
    visitor.jar.set(name, value)
  }
  const params = { mode: 'preview', siteId: 'CAIRN-US', page: 'test-secret' }
  return (await visitor.send('readAugmentedPage', { params })).status
}

const dateCookie = `${previewCookies.date}=2026-12-24`

test('a real shop shows the published content to those without a valid key of the site', async () => {
  for (const cookie of ['', keyCookie('CAIRN-US', -1), keyCookie('CAIRN-DE', 7)]) {
    expect(await titleOf('/en-us/test-camp?preview=true', cookie)).toBe('Published')
    expect(await titleOf('/en-us/test-camp', `${cookie}; ${dateCookie}`)).toBe('Published')
    const hidden = await visit('/en-us/test-secret?preview=true', { headers: { cookie } })
    expect(hidden.status).toBe(404)
    expect(await callStatus(cookie)).toBe(404)
  }
})

test('no cache keeps the answer of a call for drafts, also when it is the published content', async () => {
  const cacheControlOf = async (mode: 'preview' | 'publish') => {
    const params = { mode, siteId: 'CAIRN-US', page: 'test-camp' }
    const { status, headers } = await shop().visitor().send('readAugmentedPage', { params })
    return [status, headers.get('cache-control')]
  }
  expect(await cacheControlOf('publish')).toEqual([200, 'public, max-age=5'])
  expect(await cacheControlOf('preview')).toEqual([200, 'private, no-store'])
})

test('the query, the cookie and calls show drafts with a key of the site', async () => {
  const cookie = keyCookie('CAIRN-US', 7)

  expect(await titleOf('/en-us/test-camp?preview=true', cookie)).toBe('Drafted')
  expect(await titleOf('/en-us/test-camp', `${cookie}; ${dateCookie}`)).toBe('Drafted')
  expect(await titleOf('/en-us/test-camp', cookie)).toBe('Published')
  expect(await callStatus(cookie)).toBe(200)
  expect(await callStatus('')).toBe(404)
  expect(await titleOf('/en-gb/test-camp?preview=true', cookie)).toBe('Published')
})

test('the date in the cookie is the time at which schedules are evaluated', async () => {
  const scheduled = (title: string, publish: object) => ({
    ...page(title, publish),
    slug: 'test-sale',
  })
  await importRows(shop().database.query, [scheduled('Autumn', {})])
  await importRows(shop().database.query, [
    scheduled('Winter', { from: '2126-12-01T00:00:00Z', until: '2127-02-01T00:00:00Z' }),
  ])
  const titleAt = (date: string) =>
    titleOf('/en-us/test-sale', `${keyCookie('CAIRN-US', 7)}; ${previewCookies.date}=${date}`)

  expect(await titleAt('2126-11-30')).toBe('Autumn')
  expect(await titleAt('2126-12-24')).toBe('Winter')
  expect(await titleAt('2127-03-01')).toBe('Autumn')
  expect(await titleOf('/en-us/test-sale?preview=true', keyCookie('CAIRN-US', 7))).toBe('Winter')
})

test('only links of a preview lead to previews', async () => {
  const storesLink = async (path: string, cookie: string) => {
    const html = await (await visit(path, { headers: { cookie } })).text()
    return /<a[^>]* href="(\/en-us\/store-locator[^"]*)"/.exec(html)?.[1]
  }
  const cookie = keyCookie('CAIRN-US', 7)

  expect(await storesLink('/en-us/test-camp?preview=true', cookie)).toBe(
    '/en-us/store-locator?preview=true',
  )
  expect(await storesLink('/en-us/test-camp?preview=true', '')).toBe('/en-us/store-locator')
  expect(await storesLink('/en-us/test-camp', cookie)).toBe('/en-us/store-locator')
})

test('search engines list no URL of a preview', async () => {
  const robots = async (path: string) =>
    (await (await visit(path)).text()).includes('<meta name="robots" content="noindex"/>')

  expect(await robots('/en-us/test-camp')).toBe(false)
  expect(await robots('/en-us/test-camp?preview=true')).toBe(true)
  expect(await robots('/en-us/test-camp?preview=false')).toBe(false)
})

test('only pages of those who may preview tell scripts so', async () => {
  const marked = async (cookie: string) =>
    (await (await visit('/en-us/test-camp?preview=true', { headers: { cookie } })).text()).includes(
      'data-can-preview',
    )

  expect(await marked('')).toBe(false)
  expect(await marked(keyCookie('CAIRN-US', 7))).toBe(true)
})

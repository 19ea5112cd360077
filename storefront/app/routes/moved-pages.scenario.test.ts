import { aCategory, aStyle, importRows } from '@cairn/commerce/testing/import-rows'
import { expect, test } from 'vitest'
import { openShopBeforeTests } from '../platform/testing/test-visit.ts'

const { shop, visit } = openShopBeforeTests()

const page = (slug: string, title: string, more: object = {}) => ({
  kind: 'page',
  slug,
  title,
  sections: [{ name: 'main', blocks: [{ type: 'hero', fields: { title } }] }],
  ...more,
})
const moved = (path: string, successor: string | null) => ({ kind: 'movedPage', path, successor })

async function importAll(...rows: object[]) {
  const report = await importRows(shop().database.query, rows)
  return report.ok ? [] : report.problems.map(({ path, message }) => `${path} ${message}`)
}

/** The status, and the URL of a redirect. */
async function open(path: string) {
  const response = await visit(path)
  return [response.status, response.headers.get('location')].filter((part) => part !== null)
}

const titleOf = async (path: string) =>
  /<h1 class="display mega">([^<]*)</.exec(await (await visit(path)).text())?.[1]

test('the URL of a renamed page leads to its last one in one redirect, with the query', async () => {
  await importAll(page('test-old', 'Camp'))
  await importAll(moved('/test-old', '/test-middle'))
  await importAll(moved('/test-middle', '/test-new'))

  expect(await open('/en-us/test-old?utm_source=mail')).toEqual([
    308,
    '/en-us/test-new?utm_source=mail',
  ])
  expect(await open('/de-de/test-middle')).toEqual([308, '/de-de/test-new'])
  expect(await titleOf('/en-us/test-new')).toBe('Camp')

  await importAll(page('test-old', 'Another camp'))
  expect(await titleOf('/en-us/test-old')).toBe('Another camp')
  expect(await importAll(moved('/test-old', '/test-middle'))).toEqual([])
  expect(await titleOf('/en-us/test-old')).toBe('Another camp')
})

test('a page gets its former URL back', async () => {
  await importAll(page('test-there', 'There'))
  await importAll(moved('/test-there', '/test-back'))
  await importAll(moved('/test-back', '/test-there'))

  expect(await titleOf('/en-us/test-there')).toBe('There')
  expect(await open('/en-us/test-back')).toEqual([308, '/en-us/test-there'])
})

test('a page without a successor, or whose publication has ended, is gone', async () => {
  await importAll(page('test-gone', 'Gone'), page('test-moved', 'Moved'))
  await importAll(moved('/test-gone', null), moved('/test-moved', '/help'))
  expect(await open('/en-us/test-gone')).toEqual([410])
  expect(await open('/en-us/test-moved')).toEqual([308, '/en-us/help'])

  const publish = { from: '2025-01-01T00:00:00Z', until: '2025-02-01T00:00:00Z' }
  await importAll(page('test-ended', 'Ended', { publish, locales: ['en-us'] }))
  expect(await open('/en-us/test-ended')).toEqual([410])
  expect(await open('/de-de/test-ended')).toEqual([404])
  expect(await open('/en-us/test-never')).toEqual([404])
})

test('a page is not replaced by one that is not published', async () => {
  const draft = page('test-draft', 'Draft', { publish: null })
  await importAll(page('test-kept', 'Kept'), draft)
  const isRefused = ['successor /test-draft is not published']
  expect(await importAll(moved('/test-kept', '/test-draft'))).toEqual(isRefused)
  expect(await importAll(moved('/test-kept', '/test-draft'), draft)).toEqual(isRefused)
  expect(await titleOf('/en-us/test-kept')).toBe('Kept')

  // A draft can be renamed, and a move that was imported before is not checked again.
  expect(await importAll(moved('/test-draft', '/test-draft-2'))).toEqual([])
  expect(await importAll(moved('/test-kept', '/test-draft'), page('test-draft', 'New'))).toEqual([])
  expect(await open('/en-us/test-kept')).toEqual([308, '/en-us/test-draft'])
  await importAll(moved('/test-draft', null))
  expect(await importAll(moved('/test-kept', '/test-draft'))).toEqual([])
})

test('the URL of a product leads to its successor, or says that it is gone', async () => {
  await importAll(aStyle('MOVED001'), aStyle('MOVED002'))
  await importAll(moved('/p/MOVED001', '/p/CAIRN002TRN'), moved('/p/MOVED002BLK', null))

  const successor = '/en-us/p/ridge-shell-CAIRN002TRN'
  expect(await open('/en-us/p/test-jacket-MOVED001?size=M')).toEqual([308, `${successor}?size=M`])
  expect(await open('/en-us/test-jacket-pMOVED001')).toEqual([308, successor])
  expect(await open('/en-us/p/test-jacket-MOVED002BLK')).toEqual([410])
  expect(await open('/en-us/p/test-jacket-MOVED003BLK')).toEqual([404])

  await importAll(aStyle('MOVED001'))
  expect(await open('/en-us/p/test-jacket-MOVED001')).toEqual([200])
})

test('the URL of a category leads to its successor, or says that it is gone', async () => {
  await importAll(aCategory('219001', '210000'), aCategory('219002', '210000'))
  await importAll(moved('/c/219001', '/c/210101'), moved('/c/219002', null))

  const [, location] = await open('/en-us/c/jackets-219001?sort=newest')
  expect(location).toMatch(/^\/en-us\/c\/[a-z-]+-210101\?sort=newest$/)
  expect(await open('/en-us/c/jackets-219002')).toEqual([410])
  expect(await open('/en-us/c/jackets-219003')).toEqual([404])
})

test('goods are not replaced by what they have replaced, in one import or in two', async () => {
  await importAll(aCategory('219011', '210000'), aCategory('219012', '210000'))
  const there = moved('/c/219011', '/c/219012')
  const back = moved('/c/219012', '/c/219011')
  const leadsBack = 'successor /c/219011 leads back to /c/219012'
  expect(await importAll(there, back)).toEqual([
    'successor /c/219012 leads back to /c/219011',
    leadsBack,
  ])
  expect(await importAll(there)).toEqual([])
  expect(await importAll(back)).toEqual([leadsBack])
  expect((await open('/en-us/c/jackets-219012'))[0]).toBe(200)
})

test('a page that was renamed a hundred times is found at its first URL', async () => {
  const renamings = Array.from({ length: 100 }, (_, step) =>
    moved(`/test-step-${step}`, `/test-step-${step + 1}`),
  )
  await importAll(page('test-step-0', 'Steps'))
  expect(await importAll(...renamings)).toEqual([])
  expect(await open('/en-us/test-step-0')).toEqual([308, '/en-us/test-step-100'])
})

test('an import refuses moves that lead nowhere or take away what is needed', async () => {
  expect(
    await importAll(
      moved('/test-a', '/test-nowhere'),
      moved('/c/210000', null),
      moved('/cart', null),
      page('test-b', 'B'),
      moved('/test-b', null),
      moved('/help', '/contact-us'),
      moved('/repairs', '/account/repairs'),
    ),
  ).toEqual([
    'successor there is no page /test-nowhere',
    'path the category 210000 has categories below it',
    'path /cart is part of the shop',
    'path the same import contains /test-b',
    'successor /contact-us has no URL of its own',
    'successor /account/repairs is part of the shop',
  ])
})

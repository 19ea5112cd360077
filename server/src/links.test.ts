import { locales } from '@cairn/contract/sites'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Home, openHome } from './testing/home.ts'

let home: Home
let origin: string
beforeAll(async () => {
  home = await openHome()
  const server = await home.start({ SEED: 'demo' })
  origin = server.origin
}, 120_000)
afterAll(() => home.remove())

/** Pages that are not built yet. */
const notYet = /^\/[a-z-]+\/(sign-up|forgot-password)$/

const together = 4

/** Where the links of a page lead: what is fetched of each is the page itself, not a part of it. */
const linksIn = (html: string): string[] =>
  [...html.matchAll(/<a\b[^>]*\shref="(\/[^"#]*)/g)].map(([, url = '']) =>
    url.replaceAll('&amp;', '&'),
  )

/** What is somebody's own is there for whoever says who they are. */
const asksToSignIn = ({ status, headers }: Response) =>
  status === 302 && /^\/[a-z-]+\/sign-in\?/.test(headers.get('location') ?? '')

/** Goes wherever a link leads, and from pages that are read wherever theirs do. */
async function walk(start: string) {
  const seen = new Set([start])
  const wrong: string[] = []
  const ways = [start]
  async function follow() {
    for (let path = ways.pop(); path !== undefined; path = ways.pop()) {
      const answer = await fetch(origin + path, { redirect: 'manual' })
      const html = await answer.text()
      if (answer.status !== 200 && !asksToSignIn(answer)) wrong.push(`${answer.status} ${path}`)
      if (/\/(c|p|search)[/?]/.test(path)) continue
      const found = linksIn(html).filter((url) => url.startsWith(`${start}/`) && !notYet.test(url))
      for (const url of found) {
        if (!seen.has(url)) ways.push(url)
        seen.add(url)
      }
    }
  }
  await follow()
  await Promise.all(Array.from({ length: together }, follow))
  return { count: seen.size, wrong }
}

/** So many at least, or the walk has not got far. */
const pagesAtLeast = 90

test.for(locales)(
  'every link of %s from the home page, the menu and the footer on leads to a page that is there',
  { timeout: 120_000 },
  async (locale) => {
    const { count, wrong } = await walk(`/${locale}`)
    expect(wrong).toEqual([])
    expect(count).toBeGreaterThan(pagesAtLeast)
  },
)

const linked = [
  'help/contact-us',
  'brand-terms',
  'loyalty-terms',
  'sale-terms',
  'sms-terms',
  'associate-discount-terms',
  'privacy',
  'help/returns/how-to-return',
  'loyalty',
  'promotions',
  'basecamp',
  'westend',
]

test('the pages that others link to are there in every language (CONT-002, CONT-006, CONT-014, CONT-019, CONT-021, CONT-022, CONT-023, CONT-024, CONT-025, CONT-026, CONT-027, CONT-028)', async () => {
  for (const page of linked) {
    const titles = new Set<string>()
    for (const locale of ['en-us', 'fr-fr', 'de-de', 'it-it', 'es-es']) {
      const answer = await fetch(`${origin}/${locale}/${page}`)
      const html = await answer.text()
      expect([page, locale, answer.status]).toEqual([page, locale, 200])
      titles.add(/<main[\s\S]*?<p[^>]*>([^<]{20,})/.exec(html)?.[1] ?? '')
    }
    expect([page, titles.size]).toEqual([page, 5])
  }
})

test('a locale is two letters, a dash and two or three more; anything else is no page (NAV-001, NAV-002)', async () => {
  const statusOf = async (path: string) =>
    (await fetch(origin + path, { redirect: 'manual' })).status
  expect(await statusOf('/en-us')).toBe(200)
  for (const path of ['/english', '/eng-us', '/en-usaa', '/en_us', '/xx-yy']) {
    expect([path, await statusOf(path)]).toEqual([path, 404])
  }
})

test('products and categories are found by their ids alone, of the right shape (PROD-008, SRCH-012)', async () => {
  const statusOf = async (path: string) =>
    (await fetch(`${origin}/en-us/${path}`, { redirect: 'manual' })).status
  expect(await statusOf('p/summit-down-jacket-CAIRN001BLK')).toBe(200)
  expect(await statusOf('p/another-name-CAIRN001BLK')).toBe(308)
  expect(await statusOf('p/summit-down-jacket-cairn001blk')).toBe(404)
  expect(await statusOf('p/summit-down-jacket-CAIRN00')).toBe(404)
  expect(await statusOf('c/women-210000')).toBe(200)
  for (const id of ['210', '21000000000']) expect(await statusOf(`c/women-${id}`)).toBe(404)
})

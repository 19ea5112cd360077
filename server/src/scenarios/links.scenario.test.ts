import { isCataloguePage, crawlLinks } from '@cairn/commerce/testing/crawl-links'
import { shortOrLong } from '@cairn/commerce/testing/short-or-long'
import { type Locale, locales } from '@cairn/contract/sites/sites'
import { isUsualSize, parseImageQuery } from '@cairn/contract/wire/image-url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestInstallation, openTestInstallation } from '../testing/test-installation.ts'

let installation: TestInstallation
let origin: string
beforeAll(async () => {
  installation = await openTestInstallation()
  const server = await installation.start({ SEED: 'demo' })
  origin = server.origin
}, 120_000)
afterAll(() => installation.remove())

/** The others have the same products and categories. `npm run test:long` takes all locales. */
const localesWithCatalogue = shortOrLong<readonly Locale[]>(['en-us', 'fr-ca', 'de-de'], locales)

const crawls = new Map<Locale, ReturnType<typeof crawlLinks>>()

const imagePattern = /\/images\/([\w-]+(?:\/[\w-]+)?)\?([^"\s,]+)/g
/** Sizes of images that pages link although the image service makes others first. */
const unusualSizes = new Set<string>()

async function openWithImages(path: string): Promise<Response> {
  const answer = await fetch(origin + path, { redirect: 'manual' })
  const html = await answer.clone().text()
  for (const [image, name = '', query = ''] of html.matchAll(imagePattern)) {
    const size = parseImageQuery(new URLSearchParams(query.replaceAll('&amp;', '&')))
    const isScene = !name.includes('/')
    if (!size || !isUsualSize(size, { isScene })) unusualSizes.add(image)
  }
  return answer
}

function crawl(locale: Locale) {
  const crawled =
    crawls.get(locale) ??
    crawlLinks({
      start: `/${locale}`,
      open: openWithImages,
      isSkipped: (path) => isCataloguePage(path) && !localesWithCatalogue.includes(locale),
    })
  crawls.set(locale, crawled)
  return crawled
}

/** Fewer pages mean that the crawl has ended too early. */
const pagesAtLeast = 90

test.for(locales)(
  'every link of %s that is reachable from the home page leads to an existing page',
  { timeout: 120_000 },
  async (locale) => {
    const { paths, brokenLinks } = await crawl(locale)
    expect(brokenLinks).toEqual([])
    expect(paths.size).toBeGreaterThan(pagesAtLeast)
  },
)

test('pages use only sizes of images that the image service makes first (guarantee 32)', async () => {
  await crawl('en-us')

  expect([...unusualSizes]).toEqual([])
})

const linkedPages = [
  { page: 'help/contact-us', name: 'the contact page (CONT-020)' },
  { page: 'brand-terms', name: 'the brand terms (CONT-002, CONT-021)' },
  { page: 'loyalty-terms', name: 'the loyalty terms (CONT-022)' },
  { page: 'sale-terms', name: 'the sale terms (CONT-023)' },
  { page: 'sms-terms', name: 'the SMS terms (CONT-024)' },
  { page: 'privacy', name: 'the privacy page (CONT-026)' },
  { page: 'help/returns/how-to-return', name: 'the returns help (CONT-027)' },
  { page: 'loyalty', name: 'the loyalty page (CONT-028)' },
  { page: 'gift-card', name: 'the page about gift cards and their balance' },
]

const otherPages = [
  { page: 'associate-discount-terms', name: 'the terms of the associate discount' },
  { page: 'promotions', name: 'the promotions page (CONT-014)' },
  { page: 'basecamp', name: 'the page basecamp (CONT-006)' },
  { page: 'westend', name: 'the page westend (CONT-019)' },
]

const languageLocales = ['en-us', 'fr-fr', 'de-de', 'it-it', 'es-es'] as const

test.for(linkedPages)(
  'in every language links lead to $name',
  { timeout: 120_000 },
  async ({ page }) => {
    for (const locale of languageLocales) {
      expect([...(await crawl(locale)).paths]).toContain(`/${locale}/${page}`)
    }
  },
)

test.for([...linkedPages, ...otherPages])('in every language there is $name', async ({ page }) => {
  const texts = new Set<string>()
  for (const locale of languageLocales) {
    const answer = await fetch(`${origin}/${locale}/${page}`)
    const html = await answer.text()
    expect([page, locale, answer.status]).toEqual([page, locale, 200])
    const [beforeFooter = ''] = html.split('</main>')
    const text = /<main[\s\S]*?<p[^>]*>([^<]{20,})/.exec(beforeFooter)?.[1]
    expect([page, locale, text]).toEqual([page, locale, expect.any(String)])
    if (text !== undefined) texts.add(text)
  }
  expect([page, texts.size]).toEqual([page, languageLocales.length])
})

const open = (path: string) => fetch(origin + path, { redirect: 'manual' })

test('the path of a locale is its home page, and a path with an unknown or malformed locale is not found (NAV-001, NAV-002)', async () => {
  const isHome = async (answer: Response) => (await answer.text()).includes('data-block="hero"')
  const home = await open('/en-us')
  expect([home.status, await isHome(home)]).toEqual([200, true])
  for (const path of ['/english', '/eng-us', '/en-usaa', '/en_us', '/xx-yy']) {
    const answer = await open(path)
    expect([path, answer.status, await isHome(answer)]).toEqual([path, 404, false])
  }
})

test('a locale of another country leads to the site in its language (NAV-002)', async () => {
  const targetOf = async (path: string) => {
    const { status, headers } = await open(path)
    return [status, headers.get('location')]
  }
  expect(await targetOf('/es-419')).toEqual([302, '/es-es'])
  expect(await targetOf('/en-au/search?q=tent')).toEqual([302, '/en-us/search?q=tent'])
  expect(await targetOf('/fr-4190')).toEqual([404, null])
})

test('products and categories are found by well-formed ids, whatever name is in the path (PROD-008, SRCH-012)', async () => {
  const statusOf = async (path: string) =>
    (await fetch(`${origin}/en-us/${path}`, { redirect: 'manual' })).status
  expect(await statusOf('p/summit-down-jacket-CAIRN001BLK')).toBe(200)
  expect(await statusOf('p/another-name-CAIRN001BLK')).toBe(308)
  expect(await statusOf('p/summit-down-jacket-CAIRN001')).toBe(200)
  expect(await statusOf('p/summit-down-jacket-cairn001blk')).toBe(404)
  expect(await statusOf('p/summit-down-jacket-CAIRN00')).toBe(404)
  expect(await statusOf('c/women-210000')).toBe(200)
  for (const id of ['210', '21000000000']) expect(await statusOf(`c/women-${id}`)).toBe(404)
})

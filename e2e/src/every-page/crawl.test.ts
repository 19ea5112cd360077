import { asksToSignIn } from '@cairn/commerce/testing/crawl-links'
import { shortOrLong } from '@cairn/commerce/testing/short-or-long'
import { type Locale, locales } from '@cairn/contract/sites/sites'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  alternatesOf,
  type CrawledPage,
  descriptionsOf,
  invalidMarkupOf,
  isIndexable,
  linksOf,
  readPage,
  readPages,
  titlesOf,
  urlsOfSitemap,
} from './read-page.ts'

const timeout = shortOrLong(600_000, 120 * 60_000)

const crawledLocales = shortOrLong<readonly Locale[]>(['de-de'], locales)

/** One in so many pages of these locales is read, as a sample. */
const sampledLocales = shortOrLong<readonly Locale[]>(['en-us', 'fr-ca'], [])
const sampleInterval = 20

/** All links of one in so many pages are followed. */
const followedInterval = shortOrLong(40, 1)

const oneIn =
  (interval: number) =>
  <Item>(_: Item, index: number): boolean =>
    index % interval === 0

/** Pages that other journeys import into the shop that all share. */
const importedPages = [
  'aligned-blocks',
  'audience-test',
  'captioned-heroes',
  'coloured-',
  'counted',
  'guida',
  'laid-out',
  'long-words',
  'measured-',
  'media-of-each-width',
  'simple-blocks',
  'tagged-',
  'test-',
]
const isOfOtherTests = (url: string) => importedPages.some((slug) => url.includes(`/${slug}`))

const sitemapUrls = async (locale: Locale) =>
  urlsOfSitemap(await readPage(`/${locale}/sitemap.xml`)).filter((url) => !isOfOtherTests(url))

let listedPages: CrawledPage[]
let linkedPages: CrawledPage[]

beforeAll(async () => {
  const complete = await Promise.all(crawledLocales.map(sitemapUrls))
  const samples = (await Promise.all(sampledLocales.map(sitemapUrls))).map((urls) =>
    urls.filter(oneIn(sampleInterval)),
  )
  listedPages = await readPages([...complete, ...samples].flat())
  const followed = listedPages.filter(oneIn(followedInterval))
  const known = new Set(listedPages.map(({ path }) => path))
  linkedPages = await readPages(followed.flatMap(linksOf).filter((path) => !known.has(path)))
}, timeout)

const allPages = () => [...listedPages, ...linkedPages]

test('the sitemaps list the whole shop, and each page is as search engines expect it', () => {
  expect(listedPages.length).toBeGreaterThan(crawledLocales.length * 700)
  expect(listedPages.filter((page) => !isIndexable(page)).map(({ path }) => path)).toEqual([])
})

describe('no link', () => {
  test('is broken', { timeout }, async () => {
    const answers = linkedPages.filter(({ location }) => location === undefined)
    expect(answers.filter(({ status }) => status !== 200).map(({ path }) => path)).toEqual([])

    const ends = await readPages(linkedPages.flatMap(({ location }) => location ?? []))
    expect(ends.filter(({ status }) => status !== 200).map(({ path }) => path)).toEqual([])
  })

  test('leads to a redirect, except those to other locales and to pages for signed-in shoppers', () => {
    const redirects = linkedPages.filter(({ location }) => location !== undefined)
    const unexpected = redirects.filter(
      ({ path, location = '' }) => !path.includes('/location-selector/') && !asksToSignIn(location),
    )
    expect(unexpected.map(({ path }) => path)).toEqual([])
  })
})

describe('every page that search engines list', () => {
  test('has one description, of at most 160 characters', () => {
    const wrong = allPages()
      .filter(isIndexable)
      .filter((page) => {
        const [text = '', ...others] = descriptionsOf(page)
        return text.length < 20 || text.length > 160 || others.length > 0
      })
    expect(wrong.map(({ path }) => path)).toEqual([])
  })

  test('has a title that no other page of its locale has', () => {
    const byTitle = Map.groupBy(
      allPages().filter(isIndexable),
      (page) => `${page.path.split('/')[1]} ${titlesOf(page).join()}`,
    )
    const duplicates = [...byTitle].filter(([, pages]) => pages.length > 1)
    expect(duplicates.map(([title, pages]) => [title, ...pages.map(({ path }) => path)])).toEqual(
      [],
    )
  })

  test('is linked back to by its versions in other locales', () => {
    const byPath = new Map(allPages().map((page) => [page.path, page]))
    const oneWay = allPages()
      .filter(isIndexable)
      .flatMap((page) =>
        alternatesOf(page).flatMap((url) => {
          const other = byPath.get(url)
          return other && !alternatesOf(other).includes(page.path) ? [`${page.path} ${url}`] : []
        }),
      )
    expect(oneWay).toEqual([])
  })
})

test('the markup of no page has what validators of HTML find most often', () => {
  expect(
    allPages()
      .filter(({ status }) => status === 200)
      .flatMap(invalidMarkupOf),
  ).toEqual([])
})

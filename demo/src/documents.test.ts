import { parseDocument } from '@cairn/commerce/content/import/parse-document'
import { allBlocks } from '@cairn/contract/content/blocks/nested-blocks'
import { type RowKind, documentKindOfRow } from '@cairn/contract/imports/content-import'
import { languageOf, locales } from '@cairn/contract/sites/sites'
import { expect, test } from 'vitest'
import { fixtureRows } from './demo-rows.ts'
import { demoDocuments } from './documents.ts'

const read = demoDocuments('2026-03-01').map((row) => {
  const { kind, ...document } = Object(row)
  const name: RowKind = kind
  return parseDocument(document, { kind: documentKindOfRow[name] })
})
const documents = read.flatMap((result) => ('bodies' in result ? [result] : []))

test('every document is accepted by the import', () => {
  expect(read.flatMap((result) => ('problems' in result ? result.problems : []))).toEqual([])
})

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

test('no text has an exclamation mark or puts pressure on the reader', () => {
  const texts = documents.flatMap(({ bodies }) => [...bodies.values()].flatMap(textsIn))
  expect(texts.length).toBeGreaterThan(1000)
  expect(texts.filter((text) => /!|¡|\bepic\b|conquer|hurry|last chance/i.test(text))).toEqual([])
})

test('texts have typographic quotes, dashes and spaces', () => {
  const problems = documents.flatMap(({ bodies }) =>
    [...bodies].flatMap(([locale, body]) =>
      textsIn(body)
        .filter((text) => !/^(\/|#|https:|\d{4}-)/.test(text))
        .filter(
          (text) =>
            /['"]|\.\.\.|\d-\d| -\d/.test(text) ||
            // French has a narrow space before these.
            (locale === 'fr-fr' && /[^\u202f][;!?»%]| :|« /.test(text)),
        ),
    ),
  )
  expect([...new Set(problems)]).toEqual([])
})

test('the home page has its own title in every language', () => {
  const home = documents.find(({ document }) => document.slug === 'home')?.bodies
  const titles = locales.map((locale) => `${languageOf(locale)} ${home?.get(locale)?.title}`)
  expect(new Set(titles).size).toBe(5)
})

test('the menu has three levels and about forty categories, with addresses in the words of the locale', () => {
  const items = documents.find(({ kind }) => kind === 'menu')?.bodies.get('de-de')?.items
  const [women] = items ?? []
  expect(items).toHaveLength(6)
  const links = (items ?? []).flatMap(({ columns }) =>
    columns.flatMap(({ children }) => children.flatMap((child) => [child, ...child.children])),
  )
  const categories = links.filter(({ id }) => /^\d{6}$/.test(id))
  expect(categories.length).toBeGreaterThanOrEqual(40)
  expect(women?.columns[0]?.children[0]?.children[0]).toMatchObject({
    title: 'Daunenjacken',
    target: { url: '/de-de/c/daunenjacken-210101' },
  })
  expect(women?.menuBanner?.title).toBe('Die Winterliste')
})

test('every product on a page is a known style', () => {
  const knownIds = fixtureRows('2026-11-21').flatMap((row) =>
    row.kind === 'style' ? [row.styleId, ...row.products.map(({ productId }) => productId)] : [],
  )
  const namedIds = documents.flatMap(({ bodies }) =>
    [...bodies.values()]
      .flatMap(allBlocks)
      .flatMap(({ fields }) => ('productIds' in fields ? fields.productIds : [])),
  )
  expect([...new Set(namedIds)].filter((id) => !knownIds.includes(id))).toEqual([])
})

/** The scene of a picture, which comes in a wide, a tall and a square format. */
const sceneOf = (picture: string) => picture.replace(/-(?:tall|square)$/, '')

const scenesIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return []
  const { picture } = Object(value)
  const ownScenes =
    typeof picture === 'string' && picture.startsWith('scene-') ? [sceneOf(picture)] : []
  // On a phone a hero shows the same scene in another format.
  const parts = Object.entries(value).filter(([name]) => name !== 'mediaList')
  const scenes = [...ownScenes, ...parts.flatMap(([, part]) => scenesIn(part))]
  // A visitor sees what is for one audience.
  return 'type' in value && value.type === 'segmentation' ? [...new Set(scenes)] : scenes
}

test('no picture is on a page twice, counting the banners of the menu', () => {
  const menuScenes = documents
    .filter(({ kind }) => kind === 'menu')
    .map(scenesOfEnglish)
    .flat()
  expect(new Set(menuScenes).size).toBe(4)
  const repeated = documents
    .filter(({ kind }) => kind === 'page')
    .map((page) => ({
      slug: page.document.slug,
      scenes: [...scenesOfEnglish(page), ...menuScenes],
    }))
    .filter(({ scenes }) => new Set(scenes).size < scenes.length)
  expect(repeated).toEqual([])
})

function scenesOfEnglish({ bodies }: (typeof documents)[number]): string[] {
  return scenesIn(bodies.get('en-us'))
}

const pageNamed = (slug: string) =>
  documents.filter(({ kind, document }) => kind === 'page' && document.slug === slug)

/** The cards that lead to a department, in English: its address and its picture. */
const departmentCards = (slug: string) =>
  pageNamed(slug)
    .flatMap(({ bodies }) => cardsIn(bodies.get('en-us')))
    .filter(({ url }) => /-2\d0000$/.test(url))

const cardsIn = (value: unknown): { url: string; picture: string }[] => {
  if (typeof value !== 'object' || value === null) return []
  const { media, target } = Object(value)
  const card = media && target ? [{ url: target.url, picture: media.picture }] : []
  return [...card, ...Object.values(value).flatMap(cardsIn)]
}

test('a department has the same picture on the home page, in the search and on an error page', () => {
  const homeCards = departmentCards('home')
  expect(homeCards.map(({ url }) => url.slice(-6))).toEqual([
    '210000',
    '220000',
    '230000',
    '240000',
  ])
  expect(new Set(homeCards.map(({ picture }) => picture)).size).toBe(4)
  expect(departmentCards('search')).toEqual(homeCards)
  expect(departmentCards('error-4xx')).toEqual(homeCards)
})

/** What the scenes show that a text may mention. */
const scenesWith = {
  puddles: ['scene-city-rain', 'scene-river-crossing', 'scene-storm'],
  winter: ['scene-alpenglow', 'scene-hut-night', 'scene-ski-line', 'scene-summit-ridge'],
}

test('the banners about winter and puddles show snow and water', () => {
  const menu = documents.find(({ kind }) => kind === 'menu')?.bodies.get('en-us')
  for (const [word, scenes] of Object.entries(scenesWith)) {
    const banners = (menu?.items ?? []).flatMap(({ menuBanner }) =>
      menuBanner?.title?.toLowerCase().includes(word) ? [menuBanner] : [],
    )
    expect(banners.map(({ media }) => scenes.includes(sceneOf(media?.picture ?? '')))).toEqual([
      true,
    ])
  }
})

test('no pop-up that is published opens by itself', () => {
  const popups = documents
    .filter(({ kind, document }) => kind === 'popups' && document.publish !== null)
    .flatMap(({ bodies }) => [...bodies.values()].flatMap(allBlocks))
    .filter(({ type }) => type === 'popup')
  expect(popups).toHaveLength(locales.length)
  expect(popups.map(({ fields }) => 'delay' in fields && fields.delay)).toEqual(
    locales.map(() => null),
  )
})

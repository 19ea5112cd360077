import { maxBlockDepth } from '@cairn/contract/content/blocks/block-tree'
import { blockPlaces } from '@cairn/contract/content/blocks/declaration'
import { blockDeclarations } from '@cairn/contract/content/blocks/registry'
import { type DocumentKind, documentKindOfRow } from '@cairn/contract/imports/content-import'
import { sampleOf } from '@cairn/contract/wire/sample'
import { expect, test } from 'vitest'
import { parseDocument } from './parse-document.ts'

const page = (blocks: object[], more: object = {}) => ({
  slug: 'basecamp',
  title: 'Basecamp',
  locales: ['en-us', 'de-de'],
  sections: [{ name: 'main', blocks }],
  ...more,
})
const problemsOf = (source: unknown, kind: DocumentKind = 'page') => {
  const parsed = parseDocument(source, { kind })
  if (!('problems' in parsed)) return []
  return parsed.problems.map(({ path, message }) => ({ path: path.join('.'), message }))
}

test('a page is parsed in each of its locales, with the default values of its blocks', () => {
  const title = { byLocale: { en: 'Higher', de: 'Höher' } }
  const parsed = parseDocument(page([{ type: 'hero', fields: { title } }]), { kind: 'page' })
  const bodies = 'bodies' in parsed ? parsed.bodies : new Map()
  expect([...bodies.keys()]).toEqual(['en-us', 'de-de'])
  const [hero] = bodies.get('de-de')?.sections[0]?.blocks ?? []
  expect(hero).toMatchObject({
    id: 'main-1',
    type: 'hero',
    fields: { title: 'Höher', targets: [] },
  })
})

test('a section of some locales is left out of the others', () => {
  const american = { name: 'american', blocks: [], locales: ['en-us'] }
  const misspelt = { name: 'main', blocks: [{ type: 'hero', fields: { titel: 'Up' } }] }
  const sections = [american, { name: 'main', blocks: [] }]
  const parsed = parseDocument(page([], { sections }), { kind: 'page' })
  const bodies = 'bodies' in parsed ? [...parsed.bodies.values()] : []
  expect(bodies.map((body) => body.sections.map(({ name }) => name))).toEqual([
    ['american', 'main'],
    ['main'],
  ])
  expect('document' in parsed ? parsed.document.sections : []).toEqual(sections)
  expect(problemsOf(page([], { sections: [american, misspelt] }))).toMatchObject([
    { path: 'sections.1.blocks.0.fields.titel' },
  ])
})

test('every problem is reported with its path', () => {
  expect(problemsOf({ slug: 'Base camp', title: '' }).map(({ path }) => path)).toEqual(['slug'])
  expect(
    problemsOf(page([{ type: 'hero', fields: { title: { byLocale: { en: 'Up' } } } }])),
  ).toEqual([
    { path: 'sections.0.blocks.0.fields.title', message: 'the text is missing for de-de' },
  ])
  expect(problemsOf(page([{ type: 'marquee' }]))).toEqual([
    { path: 'sections.0.blocks.0.type', message: 'there is no block of the type "marquee"' },
  ])
  expect(problemsOf(page([{}, { type: 2 }])).map(({ path }) => path)).toEqual([
    'sections.0.blocks.0.type',
    'sections.0.blocks.1.type',
  ])
  expect(problemsOf(page([{ type: 'hero', fields: { titel: 'Up' } }]))).toEqual([
    { path: 'sections.0.blocks.0.fields.titel', message: 'a hero has no such field' },
  ])
  expect(
    problemsOf(
      page([], { publish: { from: '2026-05-02T00:00:00Z', until: '2026-05-01T00:00:00Z' } }),
    ),
  ).toEqual([{ path: 'publish', message: 'it ends before it begins' }])
  expect(problemsOf(page([], { publish: { form: '2026-05-02T00:00:00Z' } }))).toMatchObject([
    { path: 'publish' },
  ])
})

test('a problem is named by its place in the document and by its locales', () => {
  const onlyAmerican = { type: 'spacer', locales: ['en-us'] }
  const title = { byLocale: { en: 'Up', de: 'a'.repeat(500) } }
  const parsed = parseDocument(
    page([onlyAmerican, { type: 'dialog', blocks: [{ type: 'hero', fields: { title } }] }]),
    { kind: 'page' },
  )
  expect('problems' in parsed ? parsed.problems : []).toMatchObject([
    {
      path: ['sections', 0, 'blocks', 1, 'blocks', 0, 'fields', 'title'],
      locales: ['de-de'],
    },
  ])
})

test('a missing text is named by its place in the document, also after entries of other locales', () => {
  const link = (text: unknown, more: object = {}) => ({ url: '/help', text, ...more })
  const english = { byLocale: { en: 'Help' } }
  const targets = [link('Help', { locales: ['en-us'] }), link(english), link('Help')]
  expect(problemsOf(page([{ type: 'cta-buttons', fields: { targets } }]))).toEqual([
    {
      path: 'sections.0.blocks.0.fields.targets.1.text',
      message: 'the text is missing for de-de',
    },
  ])
})

test('a menu has items, a page has sections', () => {
  expect(problemsOf({ slug: 'main', title: 'Menu', sections: [] }, 'menu')).toEqual([
    { path: 'items', message: 'a menu has items' },
  ])
  expect(problemsOf({ slug: 'basecamp', title: 'Basecamp', items: [] })).toEqual([
    { path: 'sections', message: 'a page has sections' },
  ])
})

test('the block type unknown is rejected', () => {
  const block = { type: 'unknown', fields: { type: 'hero', reason: '' } }
  expect(problemsOf(page([block]))).not.toEqual([])
})

const codesOf = (source: unknown, kind: DocumentKind = 'page') => {
  const parsed = parseDocument(source, { kind })
  return 'problems' in parsed
    ? parsed.problems.map(({ path, code }) => `${path.join('.')} ${code}`)
    : []
}

test('a block is refused in a place where it is not allowed', () => {
  const footerItems = { type: 'footer-items' }
  expect(problemsOf(page([footerItems]))).toEqual([
    {
      path: 'sections.0.blocks.0.type',
      message: 'a footer-items is not allowed in a page or an article, only in: the footer',
    },
  ])
  expect(codesOf(page([footerItems]))).toEqual(['sections.0.blocks.0.type blockNotAllowedHere'])
  expect(codesOf(page([footerItems], { slug: 'main' }), 'footer')).toEqual([])
  const promoBar = { type: 'promo-bar' }
  expect(codesOf(page([promoBar]))).toEqual([])
  expect(codesOf(page([{ type: 'dialog', blocks: [{ type: 'hero' }, promoBar] }]))).toEqual([
    'sections.0.blocks.0.blocks.1.type blockNotAllowedHere',
  ])
  const fragment = { type: 'fragment', fields: { fragmentId: 'benefits' } }
  expect(codesOf(page([fragment, { type: 'dialog', blocks: [fragment] }]))).toEqual([
    'sections.0.blocks.1.blocks.0.type blockNotAllowedHere',
  ])
})

test('a fragment with a place of its own cannot be shown in a document', () => {
  const fragment = (fragmentId: string) => ({ type: 'fragment', fields: { fragmentId } })
  expect(problemsOf(page([fragment('benefits')]))).toEqual([])
  expect(problemsOf(page([fragment('promo-bar')]))).toEqual([
    {
      path: 'sections.0.blocks.0.fields.fragmentId',
      message: 'the fragment promo-bar cannot be shown within a document',
    },
  ])
  expect(codesOf(page([fragment('utility')]), 'category')).toEqual([
    'sections.0.blocks.0.fields.fragmentId blockNotAllowedHere',
  ])
})

test('every block is accepted in exactly its places', () => {
  const documents = Object.values(documentKindOfRow)
    .filter((kind) => kind !== 'menu')
    .flatMap((kind) => ['any', 'promo-bar', 'utility', 'cart'].map((slug) => ({ kind, slug })))
  for (const { type, fields, places } of blockDeclarations) {
    const accepting = documents.filter(({ kind, slug }) => {
      const source = page([{ type, fields: sampleOf(fields) }], { slug })
      return codesOf(source, kind).length === 0
    })
    const expected = documents.filter(({ kind, slug }) => {
      const [place] = blockPlaces.filter(({ documents: ids }) =>
        ids.some((id: string) => id === `${kind}:${slug}` || id === `${kind}:*`),
      )
      return place && places.some((blockPlace) => blockPlace === place.place)
    })
    expect([type, accepting]).toEqual([type, expected])
    expect([type, accepting.length > 0]).toEqual([type, true])
  }
})

const dialogs = (depth: number): object => ({
  type: 'dialog',
  ...(depth > 1 && { blocks: [dialogs(depth - 1)] }),
})

test('blocks may contain blocks up to a depth, with ids from their positions', () => {
  const parsed = parseDocument(page([dialogs(maxBlockDepth)]), { kind: 'page' })
  const [outer] = 'bodies' in parsed ? (parsed.bodies.get('en-us')?.sections[0]?.blocks ?? []) : []
  expect(outer?.blocks?.[0]?.blocks?.[0]?.id).toBe('main-1-1-1')
  expect(codesOf(page([dialogs(maxBlockDepth + 1)]))).toEqual([
    'sections.0.blocks.0.blocks.0.blocks.0.blocks blocksTooDeep',
  ])
  expect(codesOf(page([{ type: 'hero', blocks: [{ type: 'spacer' }] }]))).toEqual([
    'sections.0.blocks.0.blocks blocksNotAllowedWithin',
  ])
})

test('problems of a block within a block are reported with their paths', () => {
  const misspelt = { type: 'hero', fields: { titel: 'Up' } }
  const untranslated = { type: 'hero', fields: { title: { byLocale: { en: 'Up' } } } }
  expect(codesOf(page([{ type: 'dialog', blocks: [misspelt] }]))).toEqual([
    'sections.0.blocks.0.blocks.0.fields.titel fieldUnknown',
  ])
  expect(problemsOf(page([{ type: 'dialog', blocks: [untranslated] }]))).toEqual([
    {
      path: 'sections.0.blocks.0.blocks.0.fields.title',
      message: 'the text is missing for de-de',
    },
  ])
  expect(codesOf(page([{ type: 'dialog', blocks: [{ type: 'marquee' }] }]))).toEqual([
    'sections.0.blocks.0.blocks.0.type blockUnknown',
  ])
})

const when = { feature: 'loyalty' }
const hut = { url: '/loyalty', text: 'The hut', when }

test('a condition of a block, an entry or a link is stored with it', () => {
  const parsed = parseDocument(
    page([
      { type: 'rich-text', when },
      { type: 'cta-buttons', fields: { targets: [hut] } },
    ]),
    { kind: 'page' },
  )
  const blocks = 'bodies' in parsed ? parsed.bodies.get('en-us')?.sections[0]?.blocks : []
  expect(blocks).toMatchObject([{ when }, { fields: { targets: [{ when }] } }])
})

test('a condition is refused where it would be dropped, or for an unknown feature', () => {
  const withMedia = { type: 'hero', fields: { media: { picture: 'scene-tarn', when } } }
  expect(codesOf(page([withMedia]))).toEqual([
    'sections.0.blocks.0.fields.media.when conditionNotAllowed',
  ])
  expect(codesOf(page([], { when }))).toEqual(['when conditionNotAllowed'])
  expect(codesOf(page([], { sections: [{ name: 'main', blocks: [], when }] }))).toEqual([
    'sections.0.when conditionNotAllowed',
  ])
  const paragraph = { type: 'paragraph', text: [], when }
  expect(codesOf(page([{ type: 'rich-text', fields: { richText: [paragraph] } }]))).toEqual([
    'sections.0.blocks.0.fields.richText.0.when conditionNotAllowed',
  ])
  expect(codesOf(page([{ type: 'spacer', when: { feature: 'teleportation' } }]))).toEqual([
    'sections.0.blocks.0.when.feature undefined',
  ])
})

test('menu items, their columns and banners can have conditions', () => {
  const item = {
    title: 'Members',
    when,
    menuBanner: { title: 'Points', when },
    columns: [{ when, children: [{ title: 'Tiers', when, children: [{ title: 'Gold', when }] }] }],
    visualSelectors: [{ title: 'Hut', when, media: { picture: 'scene-tarn' } }],
  }
  const parsed = parseDocument({ slug: 'main', title: 'Menu', items: [item] }, { kind: 'menu' })
  const items = 'bodies' in parsed ? parsed.bodies.get('en-us')?.items : []
  expect(items).toMatchObject([item])
})

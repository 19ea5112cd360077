import type { ProductCard } from '@cairn/contract/catalogue/product'
import { allBlocks } from '@cairn/contract/content/blocks/nested-blocks'
import { expect, test } from 'vitest'
import { documentAnswer, productIdsIn, withFragments, withProductCards } from './document-answer.ts'

const hero = { id: 'main-1', type: 'hero', fields: { title: 'Up' } }
const marquee = { id: 'main-2', type: 'marquee', fields: { text: 'Now' } }
const rail = {
  id: 'main-3',
  type: 'product-rail',
  fields: { productIds: ['CAIRN001', 'CAIRN002'], products: [{ id: 'planted' }] },
}
const stored = (kind: string, slug: string, blocks: unknown) => ({
  kind,
  slug,
  title: 'Title',
  body: { sections: [{ name: 'main', blocks }] },
})
const typesIn = ({ sections }: ReturnType<typeof documentAnswer>) =>
  sections.flatMap(({ blocks }) => blocks.map(({ type }) => type))

test('an unknown block is left out of published pages and shown in previews', () => {
  const page = stored('page', 'home', [hero, marquee, { id: 'main-4', type: 'hero', fields: 7 }])
  expect(typesIn(documentAnswer(page, 'publish'))).toEqual(['hero'])
  const preview = documentAnswer(page, 'preview')
  expect(typesIn(preview)).toEqual(['hero', 'unknown', 'unknown'])
  expect(preview.sections[0]?.blocks[1]).toMatchObject({
    id: 'main-2',
    fields: { type: 'marquee', reason: '' },
  })
  const invalid = preview.sections[0]?.blocks[2]?.fields
  expect(invalid).toMatchObject({ type: 'hero', reason: expect.stringContaining('fields') })
})

test('products in a stored document are not returned', () => {
  const page = documentAnswer(stored('page', 'home', [rail]), 'publish')
  expect(page.sections[0]?.blocks).toEqual([])
  const emptyRail = { ...rail, fields: { ...rail.fields, products: [] } }
  expect(productIdsIn(documentAnswer(stored('page', 'home', [emptyRail]), 'publish'))).toEqual([
    'CAIRN001',
    'CAIRN002',
  ])
})

const fragmentBlock = (fragmentId: string) => ({
  id: 'main-5',
  type: 'fragment',
  fields: { fragmentId },
})

test('a fragment block is replaced by the blocks of its fragment, without nested fragments', () => {
  const fragments = [stored('fragment', 'benefits', [hero, fragmentBlock('benefits')])]
  const document = {
    ...stored('page', 'home', [fragmentBlock('benefits'), fragmentBlock('gone')]),
    fragmentIds: ['benefits', 'gone'],
    fragments,
  }
  const page = withFragments(document, 'publish')
  expect(page.sections[0]?.blocks.map(({ id, type }) => `${id} ${type}`)).toEqual([
    'main-5-main-1 hero',
  ])
})

test.each([null, 'x', [], { sections: 'x' }, { sections: [{ name: 1, blocks: {} }] }])(
  'a document with the malformed body %j is an empty page',
  (body) => {
    const page = documentAnswer(
      { kind: 'page', slug: 'home', title: '', body: Object(body) },
      'publish',
    )
    expect(typesIn(page)).toEqual([])
  },
)

const dialog = (...blocks: unknown[]) => ({ id: 'main-6', type: 'dialog', fields: {}, blocks })
const bareRail = { ...rail, fields: { productIds: rail.fields.productIds } }

test('blocks within blocks are answered, with their products, and unknown ones are left out', () => {
  const page = stored('page', 'home', [dialog(bareRail, marquee, dialog(hero))])
  const published = documentAnswer(page, 'publish')
  expect(allBlocks(published).map(({ type }) => type)).toEqual([
    'dialog',
    'product-rail',
    'dialog',
    'hero',
  ])
  expect(productIdsIn(published)).toEqual(['CAIRN001', 'CAIRN002'])
  const card: ProductCard = Object({ id: 'CAIRN002' })
  const [, filledRail] = allBlocks(withProductCards(published, new Map([['CAIRN002', card]])))
  expect(filledRail?.fields).toMatchObject({ products: [card] })
  expect(allBlocks(documentAnswer(page, 'preview'))[2]?.type).toBe('unknown')
})

test('blocks that are too deep, or within a block that is no container, are left out', () => {
  const tooDeep = dialog(dialog(dialog(hero)))
  const withinHero = { ...hero, blocks: [hero] }
  const page = documentAnswer(stored('page', 'home', [tooDeep, withinHero]), 'publish')
  expect(allBlocks(page).map(({ type }) => type)).toEqual(['dialog', 'dialog', 'dialog', 'hero'])
})

test('fragments within the blocks of a fragment are left out', () => {
  const fragments = [stored('fragment', 'benefits', [dialog(fragmentBlock('benefits'), hero)])]
  const document = {
    ...stored('page', 'home', [fragmentBlock('benefits')]),
    fragmentIds: ['benefits'],
    fragments,
  }
  expect(allBlocks(withFragments(document, 'publish')).map(({ type }) => type)).toEqual([
    'dialog',
    'hero',
  ])
})

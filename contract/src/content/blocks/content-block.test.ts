import { expect, test } from 'vitest'
import { documentKindOfRow } from '../../imports/content-import.ts'
import { sampleOf } from '../../wire/sample.ts'
import { maxBlockDepth } from './block-tree.ts'
import { blockSchema, contentBlock } from './content-block.ts'
import { contentPlaces, declareBlock, placeOfDocument } from './declaration.ts'
import { editorFields } from './fields.ts'
import { allBlocks, blockListsIn, withBlockLists } from './nested-blocks.ts'
import { blockDeclarations } from './registry.ts'

test('every field of every block has an editor control', () => {
  const withoutControl = blockDeclarations.flatMap(({ type, fields }) =>
    Object.entries(fields.shape)
      .filter(([, schema]) => !editorFields.has(schema))
      .map(([field]) => `${type}.${field}`),
  )
  expect(withoutControl).toEqual([])
})

test('every block declaration is part of the union', () => {
  for (const { type, fields } of blockDeclarations) {
    const sample = { id: 'one', type, fields: sampleOf(fields) }
    expect(contentBlock.parse(sample), type).toMatchObject({ id: 'one', type })
  }
})

test('only some blocks have required fields', () => {
  const withRequiredFields = blockDeclarations
    .filter(({ fields }) => !fields.safeParse({}).success)
    .map(({ type }) => type)
  expect(withRequiredFields).toEqual([
    'picture',
    'benefit-bar',
    'fragment',
    'experiment',
    'filter-by',
    'popup',
  ])
})

const heroFields = (fields: object) => {
  const block = contentBlock.parse({ id: 'one', type: 'hero', fields })
  return block.type === 'hero' ? block.fields : undefined
}

test('a hero has a default layout and link type', () => {
  expect(heroFields({})).toMatchObject({ variant: 'standard', linkType: 'CTA' })
})

test('a hero has a default gradient and overlay', () => {
  expect(heroFields({})).toMatchObject({
    gradient: { style: 'focused', tone: 'dark' },
    overlay: { position: 'left', width: 'sm' },
  })
})

test.each([
  { backgroundColor: 'red;background:url(https://evil.example)' },
  { backgroundColor: '#fff' },
  { media: { picture: '../../etc/passwd' } },
  { media: { picture: 'https://evil.example/a.png' } },
  { mediaTarget: { url: 'javascript:alert(1)' } },
  { targets: [{ url: 'data:text/html,x', text: 'Here' }] },
])('rejects a hero with %j', (fields) => {
  expect(contentBlock.safeParse({ id: 'one', type: 'hero', fields }).success).toBe(false)
})

const nested = (depth: number): object => ({
  id: `depth-${depth}`,
  type: 'dialog',
  fields: {},
  blocks: [nestedOrLast(depth + 1)],
})
const nestedOrLast = (depth: number): object =>
  depth > maxBlockDepth ? { id: 'too-deep', type: 'spacer', fields: {} } : nested(depth)

test('blocks are read to the maximal depth', () => {
  const sections = [{ name: 'main', blocks: [contentBlock.parse(nested(1))] }]
  const ids = Array.from({ length: maxBlockDepth }, (_, index) => `depth-${index + 1}`)
  expect(allBlocks({ sections }).map(({ id }) => id)).toEqual(ids)
})

test('every block keeps the blocks within it where it declares them, and nowhere else', () => {
  const spacer = { id: 'inner', type: 'spacer', fields: {} }
  for (const { type, fields, blockLists } of blockDeclarations) {
    const sample = { id: 'outer', type, fields: Object(sampleOf(fields)), blocks: [spacer] }
    const filled = {
      ...sample,
      fields: {
        ...sample.fields,
        ...(type === 'experiment' && {
          variants: [{ variantId: 'b', targets: [spacer] }],
          baselines: [spacer],
        }),
        ...(type === 'segmentation' && {
          segments: [{ id: 'loggedin', targets: [spacer] }],
          baselines: [spacer],
        }),
        ...(type === 'filter-by' && { components: [spacer] }),
      },
    }
    const parsed = contentBlock.parse(filled)
    const lists = blockListsIn(parsed).map(({ path, blocks }) => [
      path.join('.'),
      blocks.map(({ id }) => id),
    ])
    const expected = blockLists.map((path) => [path.replace('*', '0'), ['inner']])
    expect([type, lists]).toEqual([type, expected])
    expect(parsed.blocks !== undefined).toBe(blockLists.some((list) => list === 'blocks'))
  }
})

test('the blocks within a block can be replaced, wherever they are', () => {
  const spacer = (id: string) => ({ id, type: 'spacer', fields: {} })
  const experiment = contentBlock.parse({
    id: 'outer',
    type: 'experiment',
    fields: {
      experienceId: 'one',
      variants: [
        { variantId: 'a', targets: [spacer('first')] },
        { variantId: 'b', targets: [spacer('second')] },
      ],
      baselines: [spacer('third')],
    },
  })
  const lists = blockListsIn(experiment).map(({ path }, index) => ({
    path,
    blocks: [contentBlock.parse(spacer(`new ${index}`))],
  }))
  const sections = [{ name: 'main', blocks: [withBlockLists(experiment, lists)] }]
  expect(allBlocks({ sections }).map(({ id }) => id)).toEqual(['outer', 'new 0', 'new 1', 'new 2'])
  expect(sections[0]?.blocks[0]).toMatchObject({ fields: { variants: [{}, { variantId: 'b' }] } })
})

test('a newly declared container is parsed with containers within it', () => {
  const container = (type: string) =>
    declareBlock({ type, label: type, places: contentPlaces, canContainBlocks: true, fields: {} })
  const schema = blockSchema([container('tabs'), container('tab'), ...blockDeclarations])
  const tab = {
    id: 'tab',
    type: 'tab',
    fields: {},
    blocks: [{ id: 'inner', type: 'spacer', fields: {} }],
  }
  const tabs = { id: 'tabs', type: 'tabs', fields: {}, blocks: [tab] }
  expect(schema.parse(tabs)).toMatchObject(tabs)
})

test('blocks of every kind of document have a place', () => {
  const kinds = Object.values(documentKindOfRow).filter((kind) => kind !== 'menu')
  expect(kinds.filter((kind) => !placeOfDocument({ kind, slug: 'any' }))).toEqual([])
  expect(placeOfDocument({ kind: 'fragment', slug: 'promo-bar' })).toBe('promo-bar')
})

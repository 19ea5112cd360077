import type { DocumentKind } from '@cairn/contract/imports/content-import'
import { expect, test } from 'vitest'
import { parseDocument } from './parse-document.ts'

const hero = { type: 'hero' }
const popup = { type: 'popup', fields: { name: 'a', minimizedTitle: 'a', maximizedTitle: 'a' } }
const experiment = (fields: object) => ({
  type: 'experiment',
  fields: { experienceId: 'hero-test', ...fields },
})
const segmentation = (fields: object) => ({ type: 'segmentation', fields })
const filterBy = (fields: object) => ({
  type: 'filter-by',
  fields: { filterBy: ['CAIRN001'], ...fields },
})

const parse = (block: object, kind: DocumentKind = 'page') =>
  parseDocument(
    {
      slug: 'basecamp',
      title: 'Basecamp',
      locales: ['en-us'],
      sections: [{ name: 'main', blocks: [block] }],
    },
    { kind },
  )

/** The problems of the only block of a document, by their paths within it. */
function problemsOf(block: object, kind: DocumentKind = 'page') {
  const parsed = parse(block, kind)
  if (!('problems' in parsed)) return []
  return parsed.problems.map(({ path, code }) => `${path.slice(4).join('.')} ${code}`)
}

test('experiments, audiences and filters contain blocks in their fields, with ids from their positions', () => {
  const parsed = parse(
    experiment({
      variants: [
        {
          variantId: 'a',
          targets: [hero, segmentation({ segments: [{ id: 'loggedin', targets: [hero] }] })],
        },
      ],
      baselines: [
        filterBy({
          variant: 'byCategory',
          operator: 'NOT IN',
          filterBy: ['210101'],
          components: [hero],
        }),
      ],
    }),
  )
  const block = 'bodies' in parsed ? parsed.bodies.get('en-us')?.sections[0]?.blocks[0] : undefined
  const inner = (id: string) => ({ id, type: 'hero', fields: { variant: 'standard' } })
  expect(block).toMatchObject({
    fields: {
      experienceId: 'hero-test',
      variants: [
        {
          variantId: 'a',
          targets: [
            inner('main-1-variants-1-targets-1'),
            {
              fields: {
                segments: [
                  {
                    id: 'loggedin',
                    targets: [inner('main-1-variants-1-targets-2-segments-1-targets-1')],
                  },
                ],
                baselines: [],
              },
            },
          ],
        },
      ],
      baselines: [
        {
          fields: {
            variant: 'byCategory',
            operator: 'NOT IN',
            filterBy: ['210101'],
            components: [inner('main-1-baselines-1-components-1')],
          },
        },
      ],
    },
  })
})

test.each<[string, object, DocumentKind, string[]]>([
  ['a pop-up of a page', filterBy({ components: [popup] }), 'page', []],
  [
    'a pop-up in the content of a product',
    filterBy({ components: [popup] }),
    'product',
    ['fields.components.0.type blockNotAllowedHere'],
  ],
  [
    'a pop-up in a dialog',
    { type: 'dialog', blocks: [segmentation({ baselines: [popup] })] },
    'page',
    ['blocks.0.fields.baselines.0.type blockNotAllowedHere'],
  ],
  [
    'a menu of the footer',
    experiment({ variants: [{ variantId: 'a', targets: [{ type: 'footer-items' }] }] }),
    'page',
    ['fields.variants.0.targets.0.type blockNotAllowedHere'],
  ],
  [
    'a fragment, whose blocks could be too deep',
    experiment({ baselines: [{ type: 'fragment', fields: { fragmentId: 'benefits' } }] }),
    'page',
    ['fields.baselines.0.type blockNotAllowedHere'],
  ],
  ['an experiment in the footer', experiment({}), 'footer', ['type blockNotAllowedHere']],
])(
  'what a choice contains must be allowed where the choice stands: %s',
  (_, block, kind, problems) => {
    expect(problemsOf(block, kind)).toEqual(problems)
  },
)

test('a choice is refused if it is too deep, or has blocks beside its fields', () => {
  const deep = experiment({
    baselines: [segmentation({ baselines: [filterBy({ components: [hero] })] })],
  })
  expect(problemsOf(deep)).toEqual([
    'fields.baselines.0.fields.baselines.0.fields.components blocksTooDeep',
  ])
  expect(problemsOf({ ...experiment({}), blocks: [hero] })).toEqual([
    'blocks blocksNotAllowedWithin',
  ])
})

test('a filter is refused for ids of the other kind', () => {
  expect(problemsOf(filterBy({ filterBy: ['CAIRN001BLK', 'CAIRN001BLK-M'] }))).toEqual([])
  expect(problemsOf(filterBy({ variant: 'byCategory' }))).toEqual([
    'fields.filterBy.0 filterMalformed',
  ])
  expect(problemsOf(filterBy({ filterBy: ['CAIRN001', '2101'] }))).toEqual([
    'fields.filterBy.1 filterMalformed',
  ])
})

test('a variant or an audience that could never be chosen, or has a misspelt field, is refused', () => {
  const variants = [{ variantId: 'a' }, { variantId: 'b' }, { variantId: 'a', target: [hero] }]
  expect(problemsOf(experiment({ variants }))).toEqual([
    'fields.variants.2.variantId idRepeated',
    'fields.variants.2.target fieldUnknown',
  ])
  const segments = [{ id: 'loggedin' }, { id: 'loggedin', blocks: [hero] }]
  expect(problemsOf(segmentation({ segments }))).toEqual([
    'fields.segments.1.id idRepeated',
    'fields.segments.1.blocks fieldUnknown',
  ])
})

test('problems of the blocks within a choice are reported with their paths', () => {
  const misspelt = { type: 'hero', fields: { titel: 'Up' } }
  expect(problemsOf(filterBy({ components: [misspelt] }))).toEqual([
    'fields.components.0.fields.titel fieldUnknown',
  ])
  expect(problemsOf(filterBy({ components: [{ type: 'marquee' }] }))).toEqual([
    'fields.components.0.type blockUnknown',
  ])
})

import { type ContentBlock, contentBlock } from '@cairn/contract/content/blocks/content-block'
import { blockDeclarations } from '@cairn/contract/content/blocks/registry'
import { menuNode } from '@cairn/contract/content/document'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitraryOf } from '../../testing/arbitrary.ts'
import { applyConditions } from './conditions.ts'

const when = { feature: 'loyalty' }
const repairs = { url: '/repairs', text: 'Repairs' }
const loyalty = { url: '/loyalty', text: 'The hut', when }
const { when: _, ...unconditional } = loyalty

const body = {
  sections: [
    {
      name: 'main',
      blocks: [
        { id: 'a', type: 'cta-buttons', fields: { targets: [loyalty, repairs] } },
        { id: 'b', type: 'hero', when, fields: { mediaTarget: loyalty } },
        {
          id: 'c',
          type: 'dialog',
          fields: {},
          blocks: [{ id: 'd', type: 'picture', fields: { target: loyalty } }],
        },
      ],
    },
  ],
  items: [{ title: 'Members', when, target: loyalty }],
}

test('blocks, entries and links of a feature are left out on sites without it', () => {
  expect(applyConditions(body, new Set())).toEqual({
    sections: [
      {
        name: 'main',
        blocks: [
          { id: 'a', type: 'cta-buttons', fields: { targets: [repairs] } },
          {
            id: 'c',
            type: 'dialog',
            fields: {},
            blocks: [{ id: 'd', type: 'picture', fields: {} }],
          },
        ],
      },
    ],
    items: [],
  })
})

test('a site with the feature shows everything, without the conditions', () => {
  const shown = applyConditions(body, new Set(['loyalty']))
  expect(JSON.stringify(shown)).not.toContain('"when"')
  expect(shown).toMatchObject({
    sections: [
      {
        blocks: [
          { fields: { targets: [unconditional, repairs] } },
          { id: 'b', fields: { mediaTarget: unconditional } },
          { blocks: [{ fields: { target: unconditional } }] },
        ],
      },
    ],
    items: [{ title: 'Members', target: unconditional }],
  })
})

test('a condition that names an unknown feature hides its part', () => {
  const part = { title: 'Soon', when: { feature: 'teleportation' } }
  expect(applyConditions({ items: [part] }, new Set(['loyalty']))).toEqual({ items: [] })
})

const isEmptyBar = (fields: ContentBlock['fields']) =>
  'benefits' in fields && fields.benefits.length === 0

/** Fields that are not stored in documents. */
const computedFields = ['products', 'found']

const blocks = fc.oneof(
  ...blockDeclarations.map(({ type, fields }) =>
    arbitraryOf(fields).map((generated) => {
      const stored = Object.entries(Object(generated)).filter(
        ([name]) => !computedFields.includes(name),
      )
      return { id: type, type, fields: Object.fromEntries(stored) }
    }),
  ),
)
const parsedBlocks = fc
  .array(blocks, { maxLength: 4 })
  .map((generated) => generated.flatMap((part) => contentBlock.safeParse(part).data ?? []))
const parsedItems = fc
  .array(arbitraryOf(menuNode), { maxLength: 3 })
  .map((generated) => generated.flatMap((part) => menuNode.safeParse(part).data ?? []))

test('any blocks and menu items remain valid on sites without a feature', () => {
  let conditionCount = 0
  fc.assert(
    fc.property(parsedBlocks, parsedItems, (blocksBefore, items) => {
      const before = { sections: [{ name: 'main', blocks: blocksBefore }], items }
      conditionCount += JSON.stringify(before).split('"when"').length - 1
      const { sections, items: shownItems } = Object(applyConditions(before, new Set()))
      expect(JSON.stringify({ sections, shownItems })).not.toContain('"when"')
      const [{ blocks: shownBlocks }] = sections
      const invalid = shownBlocks.filter(
        (shownBlock: unknown) => !contentBlock.safeParse(shownBlock).success,
      )
      // A bar without its benefits is left out as a whole.
      expect(invalid.filter(({ fields }: ContentBlock) => !isEmptyBar(fields))).toEqual([])
      expect(menuNode.array().safeParse(shownItems).success).toBe(true)
    }),
    { numRuns: 200 },
  )
  expect(conditionCount).toBeGreaterThan(0)
})

import { z } from 'zod'
import type { FieldTexts } from '../../reference/field-texts.ts'
import { contentBlock } from './content-block.ts'
import { blockDeclarations } from './registry.ts'

const blocks =
  contentBlock instanceof z.ZodDiscriminatedUnion
    ? contentBlock.options.filter((option) => option instanceof z.ZodObject)
    : []

const typeOf = ({ shape: { type } }: z.ZodObject) =>
  type instanceof z.ZodLiteral ? String(type.value) : ''

const labelOf = (block: z.ZodObject) =>
  blockDeclarations.find(({ type }) => type === typeOf(block))?.label

const commonTexts = {
  id: 'The id of the block within its document.',
  type: 'The kind of block, which decides about its `fields`.',
  fields: 'The content of the block.',
}

/** Each depth has its own schema of these fields; the API reference shows that of the first. */
const choiceTexts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  experiment: {
    'fields.variants.variantId': 'The id of the variant, as a decision names it.',
    'fields.variants.targets': 'The blocks of the variant.',
    'fields.baselines': 'The blocks that are shown if no variant is active.',
  },
  segmentation: {
    'fields.segments.id':
      'The audience, such as `loyalty-loggedin`. Another id is shown only if the query `p13n_testcontext` names it.',
    'fields.segments.targets': 'The blocks for the audience.',
    'fields.baselines': 'The first of these is shown to everybody else.',
  },
  'filter-by': {
    'fields.variant': 'Whether `filterBy` contains products or categories.',
    'fields.filterBy':
      'Ids of categories, or of products. A style stands for all its colours, a variant for its product.',
    'fields.operator': 'IN shows the blocks on the pages of these, NOT IN everywhere else.',
    'fields.components': 'The blocks.',
  },
}

const textsOf = (block: z.ZodObject): Record<string, string> => ({
  ...commonTexts,
  ...('blocks' in block.shape && {
    blocks: 'The blocks within this block, at most 20. Blocks are at most three levels deep.',
  }),
  ...choiceTexts[typeOf(block)],
  ...unlessLabelled(labelOf(block)),
})

const unlessLabelled = (label: string | undefined): Record<string, string> =>
  label === undefined
    ? {
        '': 'Replaces a block that is unknown or invalid. Only in previews.',
        'fields.type': 'The type of the replaced block.',
        'fields.reason': 'Why it was replaced; empty if no block has the type.',
      }
    : { '': `The block “${label}”.` }

/** The descriptions of all content blocks; those of their fields are the labels of editors, if they have no own. */
export const blockTexts: FieldTexts = [
  [contentBlock, { '': 'A content block. Its `type` decides about its `fields`.' }],
  ...blocks.map((block) => [block, textsOf(block)] as const),
]

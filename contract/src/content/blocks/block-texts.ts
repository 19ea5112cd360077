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

const textsOf = (block: z.ZodObject): Record<string, string> => ({
  ...commonTexts,
  ...('blocks' in block.shape && {
    blocks: 'The blocks within this block, at most 20. Blocks are at most three levels deep.',
  }),
  ...unlessLabelled(labelOf(block)),
})

const unlessLabelled = (label: string | undefined): Record<string, string> =>
  label === undefined
    ? {
        '': 'Replaces a block that is unknown or invalid. Only in previews.',
        'fields.type': 'The type of the replaced block.',
        'fields.reason': 'Why it was replaced.',
      }
    : { '': `The block “${label}”.` }

/** The descriptions of all content blocks; those of their fields are the labels of editors, if they have no own. */
export const blockTexts: FieldTexts = [
  [contentBlock, { '': 'A content block. Its `type` decides about its `fields`.' }],
  ...blocks.map((block) => [block, textsOf(block)] as const),
]

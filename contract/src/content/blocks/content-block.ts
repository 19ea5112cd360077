import { z } from 'zod'
import { machineName } from '../../fields/inputs.ts'
import { maxBlockDepth } from './block-tree.ts'
import type { BlockPlace } from './declaration.ts'
import { dialog } from './dialog.ts'
import { blockDeclarations } from './registry.ts'

/** Replaces a block of an unknown type, or of a known type with invalid fields. Shown in preview only. */
const unknownBlock = z.object({
  id: z.string(),
  type: z.literal('unknown'),
  fields: z.object({
    /** The type of the replaced block. */
    type: machineName,
    reason: z.string(),
  }),
})

const [firstBlock, ...otherBlocks] = blockDeclarations

/** A block without the blocks that it contains. */
export const singleBlock = z.discriminatedUnion('type', [
  firstBlock.schema,
  ...otherBlocks.map(({ schema }) => schema),
  unknownBlock,
])

export type ContentBlock = z.infer<typeof singleBlock> & { blocks?: ContentBlock[] | undefined }

const maxBlocksWithin = 20

/** The schema has a fixed depth and does not refer to itself, so that it can be written as plain JSON Schema. */
function blockOfDepth(depth: number): z.ZodType<ContentBlock> {
  if (depth === maxBlockDepth) return singleBlock
  const blocks = z
    .array(blockOfDepth(depth + 1))
    .max(maxBlocksWithin)
    .optional()
  return z.discriminatedUnion('type', [
    firstBlock.schema,
    ...otherBlocks.filter((block) => !block.canContainBlocks).map(({ schema }) => schema),
    dialog.schema.extend({ blocks }),
    unknownBlock,
  ])
}

export const contentBlock = blockOfDepth(1)
/** The fields of each block, by block type. */
export type BlockFields = { [Block in ContentBlock as Block['type']]: Block['fields'] }

type AllowedIn<Place extends BlockPlace, Declaration> = Declaration extends {
  type: infer Type
  places: readonly (infer Allowed)[]
}
  ? Place extends Allowed
    ? Type
    : never
  : never

/** The types of the blocks that are allowed in a place. */
export type BlockTypeIn<Place extends BlockPlace> = AllowedIn<
  Place,
  (typeof blockDeclarations)[number]
>

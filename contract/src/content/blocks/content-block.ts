import { z } from 'zod'
import { machineName } from '../../fields/inputs.ts'
import { maxBlockDepth } from './block-tree.ts'
import type { BlockDeclaration, BlockPlace } from './declaration.ts'
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

type Declarations = readonly [BlockDeclaration, ...BlockDeclaration[]]

/**
 * The schema has a fixed depth and does not refer to itself, so that it can be written as plain JSON Schema. Its type
 * cannot be inferred, because the containers are known from their declarations only at run time.
 */
export function blockSchema(declarations: Declarations, depth?: number): z.ZodType<ContentBlock>
export function blockSchema([first, ...others]: Declarations, depth = 1): z.ZodType {
  const blockOf = ({ schema, canContainBlocks }: BlockDeclaration) =>
    canContainBlocks && depth < maxBlockDepth
      ? schema.extend({ blocks: blocksWithin([first, ...others], depth) })
      : schema
  return z.discriminatedUnion('type', [blockOf(first), ...others.map(blockOf), unknownBlock])
}

const blocksWithin = (declarations: Declarations, depth: number) =>
  z
    .array(blockSchema(declarations, depth + 1))
    .max(maxBlocksWithin)
    .optional()

export const contentBlock = blockSchema(blockDeclarations)

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

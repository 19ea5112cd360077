import { z } from 'zod'
import { machineName } from '../../fields/inputs.ts'
import { maxBlockDepth } from './block-tree.ts'
import type { BlockDeclaration, BlockPlace, BlocksSchema, BlockWithin } from './declaration.ts'
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

export type SingleBlock = z.infer<typeof singleBlock>

type ChoiceBlock = Extract<SingleBlock, { type: 'experiment' | 'segmentation' | 'filter-by' }>

/** Declarations do not know the type of the blocks in their fields. */
type WithBlocks<Part> = Part extends BlockWithin[]
  ? ContentBlock[]
  : Part extends object
    ? { [Name in keyof Part]: WithBlocks<Part[Name]> }
    : Part

type Choice<Block> = Block extends ChoiceBlock
  ? Omit<Block, 'fields'> & { fields: WithBlocks<Block['fields']> }
  : never

export type ContentBlock = (Exclude<SingleBlock, ChoiceBlock> | Choice<ChoiceBlock>) & {
  blocks?: ContentBlock[] | undefined
}

const maxBlocksWithin = 20

type Declarations = readonly [BlockDeclaration, ...BlockDeclaration[]]

/**
 * The schema has a fixed depth and does not refer to itself, so that it can be written as plain JSON Schema. Its type
 * cannot be inferred, because the containers are known from their declarations only at run time.
 */
export function blockSchema(declarations: Declarations, depth?: number): z.ZodType<ContentBlock>
export function blockSchema(declarations: Declarations, depth = 1): z.ZodType {
  const [first, ...others] = declarations
  const blocks = depth < maxBlockDepth ? blocksWithin(declarations, depth) : undefined
  const blockOf = ({ schema, schemaWith }: BlockDeclaration) =>
    blocks ? schemaWith(blocks) : schema
  return z.discriminatedUnion('type', [blockOf(first), ...others.map(blockOf), unknownBlock])
}

function blocksWithin(declarations: Declarations, depth: number): BlocksSchema
function blocksWithin(declarations: Declarations, depth: number): z.ZodType {
  return z.array(blockSchema(declarations, depth + 1)).max(maxBlocksWithin)
}

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

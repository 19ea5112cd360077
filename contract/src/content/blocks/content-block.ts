import { z } from 'zod'
import { machineName } from '../../fields/inputs.ts'
import type { BlockPlace } from './declaration.ts'
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

export const contentBlock = z.discriminatedUnion('type', [
  firstBlock.schema,
  ...otherBlocks.map(({ schema }) => schema),
  unknownBlock,
])
export type ContentBlock = z.infer<typeof contentBlock>
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

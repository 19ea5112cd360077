import { z } from 'zod'
import { conditional } from '../conditions.ts'
import { embeddedPages } from '../embedded-pages.ts'

/**
 * The places where blocks can stand, each with its name in messages to authors and the documents that are this place.
 * The first place that fits a document is the place of its blocks.
 */
export const blockPlaces = [
  { place: 'promo-bar', label: 'the fragment promo-bar', documents: ['fragment:promo-bar'] },
  { place: 'secondary-nav', label: 'the fragment utility', documents: ['fragment:utility'] },
  { place: 'fragment', label: 'a fragment', documents: ['fragment:*'] },
  {
    place: 'slot',
    label: 'the content of a page of the shop',
    documents: [...embeddedPages].map((slug) => `page:${slug}`),
  },
  { place: 'page', label: 'a page or an article', documents: ['page:*', 'article:*'] },
  { place: 'category', label: 'the content of a category', documents: ['category:*'] },
  { place: 'product', label: 'the content of a product', documents: ['product:*'] },
  { place: 'footer', label: 'the footer', documents: ['footer:*'] },
  { place: 'popups', label: 'the pop-ups', documents: ['popups:*'] },
  { place: 'block', label: 'another block', documents: [] },
] as const satisfies readonly { place: string; label: string; documents: readonly string[] }[]
export type BlockPlace = (typeof blockPlaces)[number]['place']

export const labelOfPlace = (place: BlockPlace | undefined): string =>
  blockPlaces.find((blockPlace) => blockPlace.place === place)?.label ?? ''

/** The place of the blocks in the sections of a document. */
export const placeOfDocument = ({
  kind,
  slug,
}: {
  kind: string
  slug: string
}): BlockPlace | undefined =>
  blockPlaces.find(({ documents }) =>
    documents.some((document) => [`${kind}:${slug}`, `${kind}:*`].includes(document)),
  )?.place

/** The places of blocks that have no place of their own in the frame of every page. */
export const contentPlaces = ['page', 'slot', 'fragment', 'category', 'product', 'block'] as const

/** What a block is: its name in editors, where it is allowed, and its fields with their defaults. */
export type BlockDeclaration = {
  type: string
  label: string
  places: readonly BlockPlace[]
  /** Where the blocks within it are. `*` stands for each entry of a list. */
  blockLists: readonly string[]
  /** Pages show some of the blocks within it instead of it, so that these stand in its place. */
  isReplaced: boolean
  fields: z.ZodObject
  /** The block without the blocks within it. */
  schema: z.ZodObject
  schemaWith: (blocks: BlocksSchema) => z.ZodObject
}

/** The schema of a list of blocks. Its type is replaced in `content-block.ts`, where all blocks are known. */
export type BlocksSchema = z.ZodType<BlockWithin[]>
export type BlockWithin = z.infer<typeof blockWithin>
const blockWithin = z.object({})

type NewBlock<Type, Places, Shape> = {
  type: Type
  label: string
  places: Places
  /** Whether blocks can be within it. Its component shows them as its children. */
  canContainBlocks?: boolean
  fields: Shape
}

export function declareBlock<
  const Type extends string,
  const Places extends readonly BlockPlace[],
  Shape extends z.core.$ZodLooseShape,
>({ type, canContainBlocks = false, fields: shape, ...names }: NewBlock<Type, Places, Shape>) {
  const schema = blockObject(type, shape)
  return {
    type,
    ...names,
    blockLists: canContainBlocks ? ['blocks'] : [],
    isReplaced: false,
    fields: schema.shape.fields,
    schema,
    schemaWith: (blocks: BlocksSchema): z.ZodObject =>
      canContainBlocks ? schema.extend({ blocks: blocks.optional() }) : schema,
  } satisfies BlockDeclaration
}

type NewChoice<Type, Shape> = {
  type: Type
  label: string
  blockLists: readonly string[]
  fields: (blocks: BlocksSchema) => Shape
}

/** A block that chooses between the blocks in its fields, which pages show instead of it. */
export function declareChoice<const Type extends string, Shape extends z.core.$ZodLooseShape>({
  type,
  fields: shapeWith,
  ...rest
}: NewChoice<Type, Shape>) {
  const schemaWith = (blocks: BlocksSchema) => blockObject(type, shapeWith(blocks))
  const schema = schemaWith(z.array(blockWithin))
  return {
    type,
    ...rest,
    places: contentPlaces,
    isReplaced: true,
    fields: schema.shape.fields,
    schema,
    schemaWith,
  } satisfies BlockDeclaration
}

const blockObject = <const Type extends string, Shape extends z.core.$ZodLooseShape>(
  type: Type,
  shape: Shape,
) => z.object({ id: z.string(), type: z.literal(type), ...conditional, fields: z.object(shape) })

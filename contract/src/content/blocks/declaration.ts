import { z } from 'zod'
import { conditional } from '../conditions.ts'

/**
 * The places where blocks can stand, each with its name in messages to authors and the documents that are this place.
 * The first place that fits a document is the place of its blocks.
 */
export const blockPlaces = [
  { place: 'promo-bar', label: 'the fragment promo-bar', documents: ['fragment:promo-bar'] },
  { place: 'secondary-nav', label: 'the fragment utility', documents: ['fragment:utility'] },
  { place: 'fragment', label: 'a fragment', documents: ['fragment:*'] },
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
export const contentPlaces = ['page', 'fragment', 'category', 'product', 'block'] as const

/** What a block is: its name in editors, where it is allowed, and its fields with their defaults. */
export type BlockDeclaration = {
  type: string
  label: string
  places: readonly BlockPlace[]
  /** Whether blocks can be within it. Its component shows them as its children. */
  canContainBlocks: boolean
  fields: z.ZodObject
  /** The block without the blocks within it. */
  schema: z.ZodObject
}

type NewBlock<Type, Places, Shape> = {
  type: Type
  label: string
  places: Places
  canContainBlocks?: boolean
  fields: Shape
}

export function declareBlock<
  const Type extends string,
  const Places extends readonly BlockPlace[],
  Shape extends z.core.$ZodLooseShape,
>({ type, label, places, canContainBlocks = false, fields: shape }: NewBlock<Type, Places, Shape>) {
  const fields = z.object(shape)
  const schema = z.object({ id: z.string(), type: z.literal(type), ...conditional, fields })
  return { type, label, places, canContainBlocks, fields, schema } satisfies BlockDeclaration
}

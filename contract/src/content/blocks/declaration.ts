import { z } from 'zod'

/** The places where blocks can stand, as messages to authors name them. */
export const blockPlaces = {
  page: 'a page or an article',
  fragment: 'a fragment',
  category: 'the content of a category',
  product: 'the content of a product',
  'promo-bar': 'the fragment promo-bar',
  'secondary-nav': 'the fragment utility',
  footer: 'the footer',
  popups: 'the pop-ups',
} as const satisfies Record<string, string>
export type BlockPlace = keyof typeof blockPlaces

/** The places of blocks that have no place of their own in the frame of every page. */
export const contentPlaces = ['page', 'fragment', 'category', 'product'] as const

/** What a block is: its name in editors, where it is allowed, and its fields with their defaults. */
export type BlockDeclaration = {
  type: string
  label: string
  places: readonly BlockPlace[]
  fields: z.ZodObject
  /** The block as it is stored and answered. */
  schema: z.ZodObject
}

export function declareBlock<
  const Type extends string,
  const Places extends readonly BlockPlace[],
  Shape extends z.core.$ZodLooseShape,
>({
  type,
  label,
  places,
  fields: shape,
}: {
  type: Type
  label: string
  places: Places
  fields: Shape
}) {
  const fields = z.object(shape)
  return {
    type,
    label,
    places,
    fields,
    schema: z.object({ id: z.string(), type: z.literal(type), fields }),
  } satisfies BlockDeclaration
}

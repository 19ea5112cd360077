import { z } from 'zod'
import { machineName } from '../../fields/inputs.ts'
import type { BlockDeclaration } from './fields.ts'
import { cardGrid, hero, linkedCard, multiLinkCard } from './hero-and-card-blocks.ts'
import { carousel, collections, dialog, video } from './media-blocks.ts'
import { footerItems, newsletter, popup, promoBar, secondaryNav } from './page-frame-blocks.ts'
import {
  articleGrid,
  catalogGrid,
  fragment,
  giftCardBalance,
  productRail,
} from './shop-data-blocks.ts'
import {
  accordion,
  benefitBar,
  ctaButtons,
  iconAndText,
  pictureBlock,
  richTextBlock,
  spacer,
  story,
} from './text-blocks.ts'

/** The union below repeats this list, because `map` would lose which fields belong to which type. */
export const blockDeclarations = [
  hero,
  linkedCard,
  cardGrid,
  multiLinkCard,
  story,
  iconAndText,
  ctaButtons,
  accordion,
  richTextBlock,
  pictureBlock,
  spacer,
  benefitBar,
  productRail,
  catalogGrid,
  articleGrid,
  carousel,
  collections,
  dialog,
  video,
  giftCardBalance,
  fragment,
  promoBar,
  popup,
  secondaryNav,
  newsletter,
  footerItems,
] as const satisfies readonly BlockDeclaration[]

const id = z.string()

const blockSchema = <const Type extends string, Fields extends z.ZodObject>({
  type,
  fields,
}: {
  type: Type
  fields: Fields
}) => z.object({ id, type: z.literal(type), fields })

/** Replaces a block of an unknown type, or of a known type with invalid fields. Shown in preview only. */
const unknownBlock = z.object({
  id,
  type: z.literal('unknown'),
  fields: z.object({
    /** The type of the replaced block. */
    type: machineName,
    reason: z.string(),
  }),
})

export const contentBlock = z.discriminatedUnion('type', [
  blockSchema(hero),
  blockSchema(linkedCard),
  blockSchema(cardGrid),
  blockSchema(multiLinkCard),
  blockSchema(story),
  blockSchema(iconAndText),
  blockSchema(ctaButtons),
  blockSchema(accordion),
  blockSchema(richTextBlock),
  blockSchema(pictureBlock),
  blockSchema(spacer),
  blockSchema(benefitBar),
  blockSchema(productRail),
  blockSchema(catalogGrid),
  blockSchema(articleGrid),
  blockSchema(carousel),
  blockSchema(collections),
  blockSchema(dialog),
  blockSchema(video),
  blockSchema(giftCardBalance),
  blockSchema(fragment),
  blockSchema(promoBar),
  blockSchema(popup),
  blockSchema(secondaryNav),
  blockSchema(newsletter),
  blockSchema(footerItems),
  unknownBlock,
])
export type ContentBlock = z.infer<typeof contentBlock>
/** The fields of each block, by block type. */
export type BlockFields = { [Block in ContentBlock as Block['type']]: Block['fields'] }

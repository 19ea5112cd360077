import { z } from 'zod'
import type { BlockDeclaration } from './content-block.ts'
import { articleGrid } from './content-blocks-articles.ts'
import { giftCardBalance } from './content-blocks-forms.ts'
import { carousel, collections, dialog, video } from './content-blocks-moving.ts'
import { catalogGrid, fragment, productRail } from './content-blocks-products.ts'
import { footerItems, newsletter, popup, promoBar, secondaryNav } from './content-blocks-shell.ts'
import {
  accordion,
  benefitBar,
  cardGrid,
  ctaButtons,
  hero,
  iconAndText,
  linkedCard,
  multiLinkCard,
  pictureBlock,
  richTextBlock,
  spacer,
  story,
} from './content-blocks-story.ts'
import { word } from './text.ts'

/** Every block that pages can be made of. */
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

const asBlock = <const Type extends string, Fields extends z.ZodObject>({
  type,
  fields,
}: {
  type: Type
  fields: Fields
}) => z.object({ id, type: z.literal(type), fields })

/** What is not known here, in the place where it stands: shown in preview only. */
const unknownBlock = z.object({
  id,
  type: z.literal('unknown'),
  fields: z.object({ type: word, reason: z.string() }),
})

/** A block as it crosses the wire: its type says what its fields are. */
export const contentBlock = z.discriminatedUnion('type', [
  asBlock(hero),
  asBlock(linkedCard),
  asBlock(cardGrid),
  asBlock(multiLinkCard),
  asBlock(story),
  asBlock(iconAndText),
  asBlock(ctaButtons),
  asBlock(accordion),
  asBlock(richTextBlock),
  asBlock(pictureBlock),
  asBlock(spacer),
  asBlock(benefitBar),
  asBlock(productRail),
  asBlock(catalogGrid),
  asBlock(articleGrid),
  asBlock(carousel),
  asBlock(collections),
  asBlock(dialog),
  asBlock(video),
  asBlock(giftCardBalance),
  asBlock(fragment),
  asBlock(promoBar),
  asBlock(popup),
  asBlock(secondaryNav),
  asBlock(newsletter),
  asBlock(footerItems),
  unknownBlock,
])
export type ContentBlock = z.infer<typeof contentBlock>
/** The fields of each kind of block, by its type. */
export type BlockFields = { [Block in ContentBlock as Block['type']]: Block['fields'] }

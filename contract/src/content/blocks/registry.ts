import { accordion } from './accordion.ts'
import { articleGrid } from './article-grid.ts'
import { benefitBar } from './benefit-bar.ts'
import { cardGrid } from './card-grid.ts'
import { carousel } from './carousel.ts'
import { catalogGrid } from './catalog-grid.ts'
import { collections } from './collections.ts'
import { ctaButtons } from './cta-buttons.ts'
import type { BlockDeclaration } from './declaration.ts'
import { dialog } from './dialog.ts'
import { experiment } from './experiment.ts'
import { filterBy } from './filter-by.ts'
import { footerItems } from './footer-items.ts'
import { fragment } from './fragment.ts'
import { giftCardBalance } from './gift-card-balance.ts'
import { hero } from './hero.ts'
import { iconAndText } from './icon-and-text.ts'
import { linkedCard } from './linked-card.ts'
import { multiLinkCard } from './multi-link-card.ts'
import { newsletter } from './newsletter.ts'
import { pictureBlock } from './picture.ts'
import { popup } from './popup.ts'
import { productRail } from './product-rail.ts'
import { promoBar } from './promo-bar.ts'
import { richTextBlock } from './rich-text.ts'
import { secondaryNav } from './secondary-nav.ts'
import { segmentation } from './segmentation.ts'
import { spacer } from './spacer.ts'
import { story } from './story.ts'
import { video } from './video.ts'

/** All content blocks, in the order in which editors offer them. */
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
  experiment,
  segmentation,
  filterBy,
  promoBar,
  popup,
  secondaryNav,
  newsletter,
  footerItems,
] as const satisfies readonly BlockDeclaration[]

const declarations: ReadonlyMap<unknown, BlockDeclaration> = new Map(
  blockDeclarations.map((declaration) => [declaration.type, declaration]),
)

/** Where blocks of a type have blocks within them. */
export const blockListsOf = (type: unknown): readonly string[] =>
  declarations.get(type)?.blockLists ?? []

/** Whether pages show some of the blocks within a block of this type instead of it. */
export const isReplaced = (type: unknown): boolean => declarations.get(type)?.isReplaced ?? false

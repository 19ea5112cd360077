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
  promoBar,
  popup,
  secondaryNav,
  newsletter,
  footerItems,
] as const satisfies readonly BlockDeclaration[]

const containers = new Set<string>(
  blockDeclarations.filter((block) => block.canContainBlocks).map(({ type }) => type),
)
export const canContainBlocks = (type: string): boolean => containers.has(type)

import type { BlockFields } from '@cairn/contract/content/blocks/content-block'
import { ContentCard } from '../content/elements/content-card.tsx'

/** A card as wide as two products. */
export const EditorialCard = ({ card }: { card: BlockFields['linked-card'] }) => (
  <ContentCard card={card} sizes="(min-width: 600px) 75vw, 150vw" />
)

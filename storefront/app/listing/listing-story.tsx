import type { BlockFields } from '@cairn/contract/content-blocks'
import { ContentCard } from '../content/content-card.tsx'

/** Among the products, as wide as two of them. */
export const ListingStory = ({ card }: { card: BlockFields['linked-card'] }) => (
  <ContentCard card={card} sizes="(min-width: 600px) 75vw, 150vw" />
)

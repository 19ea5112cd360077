import type { BlockFields } from '@cairn/contract/content/blocks/content-block'
import { columnCount } from '../../ui/column-count.ts'
import { BlockHeading } from '../elements/block-frame.tsx'
import { ContentCard } from '../elements/content-card.tsx'

const sizes = {
  mosaic: '(min-width: 1024px) 58vw, 100vw',
  row: '(min-width: 1024px) 25vw, 50vw',
} as const

export const CardGrid = ({
  fields: { variant, cards, ...head },
  isFirst,
}: {
  fields: BlockFields['card-grid']
  isFirst: boolean
}) => (
  <section data-block="card-grid" className="page block-space">
    <BlockHeading {...head} isFirst={isFirst} />
    <ul
      className={`cards cards-${variant} cards-of-${cards.length}`}
      style={columnCount(cards.length)}
    >
      {cards.map((card, index) => (
        <li key={index}>
          <ContentCard
            card={card}
            heading={isFirst || !head.title ? 'h2' : 'h3'}
            sizes={sizes[variant]}
          />
        </li>
      ))}
    </ul>
  </section>
)

import type { BlockFields } from '@cairn/contract/content-blocks'
import { BlockHead } from './block-head.tsx'
import { ContentCard } from './content-card.tsx'

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
    <BlockHead {...head} isFirst={isFirst} />
    <ul className={`cards cards-${variant}`}>
      {cards.map((card, at) => (
        <li key={at}>
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

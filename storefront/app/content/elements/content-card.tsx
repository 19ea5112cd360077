import type { BlockFields } from '@cairn/contract/content/blocks/content-block'
import { LinkedCard } from '../../ui/linked-card.tsx'
import { Badge } from '../../ui/products/badge.tsx'
import { ContentPicture } from './content-picture.tsx'

type CardFields = BlockFields['linked-card']

/** The position of the text at each breakpoint. */
const layoutClasses = ({ responsiveLayout: { sm, md, lg }, tone }: CardFields) =>
  `sm-${sm.layout} sm-${sm.alignment} md-${md.layout} md-${md.alignment} lg-${lg.layout} lg-${lg.alignment} ${tone === 'light' ? 'card-light' : ''}`

type ContentCardProps = {
  card: CardFields
  heading?: 'h2' | 'h3'
  className?: string
  sizes: string
}

export function ContentCard({ card, heading = 'h3', className = '', sizes }: ContentCardProps) {
  const { media, title, subtitle, badge, target } = card
  return (
    <LinkedCard
      to={target?.url ?? ''}
      className={`content-card ${layoutClasses(card)} ${className}`}
      picture={
        media && (
          <ContentPicture
            media={media}
            sizes={sizes}
            widths={[320, 480, 800]}
            shape={shapeOf(media.picture)}
          />
        )
      }
      title={title}
      heading={heading}
      text={subtitle || undefined}
      badge={badge && <Badge>{badge}</Badge>}
    />
  )
}

/** The demo images exist in a wide and a tall version. */
const shapeOf = (picture: string) => (picture.endsWith('-tall') ? 'portrait' : 'wide')

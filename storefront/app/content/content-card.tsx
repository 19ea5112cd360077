import type { BlockFields } from '@cairn/contract/content-blocks'
import { Badge } from '../ui/badge.tsx'
import { LinkedCard } from '../ui/linked-card.tsx'
import { ContentPicture } from './content-picture.tsx'

type Card = BlockFields['linked-card']

const breakpoints = ['sm', 'md', 'lg'] as const

/** Where its words stand, at each width. */
const layoutOf = ({ responsiveLayout, tone }: Card) =>
  breakpoints
    .map((at) => `${at}-${responsiveLayout[at].layout} ${at}-${responsiveLayout[at].alignment}`)
    .join(' ') + (tone === 'light' ? ' card-pale' : '')

type ContentCardProps = {
  card: Card
  heading?: 'h2' | 'h3'
  className?: string
  sizes: string
}

export function ContentCard({ card, heading = 'h3', className = '', sizes }: ContentCardProps) {
  const { media, title, subtitle, badge, target } = card
  return (
    <LinkedCard
      to={target?.url ?? ''}
      className={`content-card ${layoutOf(card)} ${className}`}
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

/** Scenes come as a wide master and a tall cut of it. */
const shapeOf = (picture: string) => (picture.endsWith('-tall') ? 'portrait' : 'wide')

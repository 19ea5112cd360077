import type { CSSProperties, ReactNode } from 'react'
import { Link } from 'react-router'

type LinkedCardProps = {
  /** Where the card leads. Without it, the card is no link. */
  to?: string | undefined
  opensTab?: boolean
  picture: ReactNode
  title: string
  text?: string | undefined
  badge?: ReactNode
  /** The element of the title. */
  heading?: 'h2' | 'h3' | 'strong' | undefined
  /** Where the text is: below or above on a dark shade, or above in dark ink on a light picture. */
  layout?: 'bottom' | 'top' | 'light'
  className?: string
  style?: CSSProperties | undefined
  /** What analytics gets when the card is clicked. */
  promotion?: string | undefined
  /** What follows the text. */
  children?: ReactNode
  /** Whether `children` contain links: links cannot contain links, so one beside them covers the card. */
  hasLinks?: boolean
}

const layoutClasses = { bottom: '', top: 'card-top', light: 'card-top card-light' } as const

/** A picture with a title and a sentence. All of it is one link, except the links that it contains. */
export function LinkedCard({ to, hasLinks = false, ...card }: LinkedCardProps) {
  const { layout = 'bottom', className = '', style, promotion, opensTab = false } = card
  const cardClass = `card on-picture ${layoutClasses[layout]} ${className}`
  const link = to !== undefined && { to, ...(opensTab && { target: '_blank', rel: 'noopener' }) }
  if (link && !hasLinks)
    return (
      <Link {...link} className={cardClass} style={style} data-promotion={promotion}>
        <CardContent {...card} />
      </Link>
    )
  return (
    <div className={cardClass} style={style} data-promotion={promotion}>
      {link && <Link {...link} className="card-link on-picture" aria-label={card.title} />}
      <CardContent {...card} />
    </div>
  )
}

const CardContent = ({
  picture,
  title,
  text,
  badge,
  heading: Title = 'h3',
  children,
}: LinkedCardProps) => (
  <>
    {picture}
    {badge}
    <div className="card-text">
      {title && <Title className="display card-title">{title}</Title>}
      {text && <p className="card-note">{text}</p>}
      {children}
    </div>
  </>
)

import type { ReactNode } from 'react'
import { Link } from 'react-router'

type LinkedCardProps = {
  to: string
  picture: ReactNode
  title: string
  text?: string | undefined
  badge?: ReactNode
  /** The heading level. */
  heading?: 'h2' | 'h3'
  /** Where the text is: below or above on a dark shade, or above in dark ink on a light picture. */
  layout?: 'bottom' | 'top' | 'light'
  className?: string
}

const layoutClasses = { bottom: '', top: 'card-top', light: 'card-top card-light' } as const

/** A picture with a title and a sentence. All of it is one link. */
export function LinkedCard({
  to,
  picture,
  title,
  text,
  badge,
  heading: Title = 'h3',
  layout = 'bottom',
  className = '',
}: LinkedCardProps) {
  return (
    <Link to={to} className={`card on-picture ${layoutClasses[layout]} ${className}`}>
      {picture}
      {badge}
      <div className="card-text">
        <Title className="display card-title">{title}</Title>
        {text && <p className="card-note">{text}</p>}
      </div>
    </Link>
  )
}

import type { ReactNode } from 'react'
import { Link } from 'react-router'

type LinkedCardProps = {
  to: string
  picture: ReactNode
  title: string
  text?: string | undefined
  badge?: ReactNode
  /** Of what stands over it. */
  heading?: 'h2' | 'h3'
  /** Words below on a shade, above on a shade, or above in ink on a pale sky. */
  layout?: 'bottom' | 'top' | 'pale'
  className?: string
}

const layouts = { bottom: '', top: 'card-top', pale: 'card-top card-pale' } as const

/** A picture that is one link, with its title and one sentence. */
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
    <Link to={to} className={`card on-picture ${layouts[layout]} ${className}`}>
      {picture}
      {badge}
      <div className="card-words">
        <Title className="display card-title">{title}</Title>
        {text && <p className="mt-1.5 max-w-[38ch] text-ui">{text}</p>}
      </div>
    </Link>
  )
}

import type { ReactNode } from 'react'
import { Link } from 'react-router'

type Target = { url: string; targetAttribute?: '_self' | '_blank' | undefined }
type MenuLinkProps = { target: Target | undefined; className: string; children: ReactNode }

/** A link that an author wrote: to a page of ours, or out into the world. */
export function MenuLink({ target, className, children }: MenuLinkProps) {
  if (!target) return <span className={className}>{children}</span>
  const { url, targetAttribute } = target
  if (!url.startsWith('/') || targetAttribute === '_blank') {
    return (
      <a href={url} target={targetAttribute} className={className}>
        {children}
      </a>
    )
  }
  return (
    <Link to={url} prefetch="intent" className={className}>
      {children}
    </Link>
  )
}

import type { ReactNode } from 'react'
import { Link } from 'react-router'

type Target = { url: string; targetAttribute?: '_self' | '_blank' | undefined }
type NavigationLinkProps = { target: Target | undefined; className: string; children: ReactNode }

/** A link from authored content, within the shop or to another site. Pages are prefetched on hover. */
export function NavigationLink({ target, className, children }: NavigationLinkProps) {
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

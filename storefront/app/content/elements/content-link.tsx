import type { ReactNode } from 'react'
import { Link } from 'react-router'

export type LinkTarget = { url: string; targetAttribute?: '_self' | '_blank' | undefined }

type ContentLinkProps = {
  target: LinkTarget
  className?: string
  label?: string
  children?: ReactNode
}

/** A link to a page, to a dialog of the current page (by its hash), or to another site. */
export const ContentLink = ({ target, className, label, children }: ContentLinkProps) => (
  <Link
    to={target.url}
    preventScrollReset={target.url.startsWith('#')}
    {...(target.targetAttribute === '_blank' && { target: '_blank', rel: 'noopener' })}
    className={className}
    aria-label={label}
  >
    {children}
  </Link>
)

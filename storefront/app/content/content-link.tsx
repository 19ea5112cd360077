import type { ReactNode } from 'react'
import { Link } from 'react-router'

export type Target = { url: string; targetAttribute?: '_self' | '_blank' | undefined }

type ContentLinkProps = { target: Target; className?: string; label?: string; children?: ReactNode }

/** A link as it is written in content: to a page, a dialog over the page, or elsewhere. */
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

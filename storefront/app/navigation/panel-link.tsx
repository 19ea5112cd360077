import type { ReactNode } from 'react'

type Target = { url: string; targetAttribute?: '_self' | '_blank' | undefined }
type PanelLinkProps = { target: Target | undefined; className: string; children: ReactNode }

/** A link of the menu: the menu itself follows those that lead to a page of ours. */
export const PanelLink = ({ target, className, children }: PanelLinkProps) =>
  target ? (
    <a href={target.url} target={target.targetAttribute} className={className}>
      {children}
    </a>
  ) : (
    <span className={className}>{children}</span>
  )

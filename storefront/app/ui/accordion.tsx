import type { ReactNode } from 'react'

type AccordionProps = {
  title: string
  isOpen?: boolean
  /** Of those with the same name at most one is open. */
  group?: string
  children: ReactNode
}

/** A section that opens and closes by itself, with scripts and without. */
export function Accordion({ title, isOpen = false, group, children }: AccordionProps) {
  return (
    <details name={group} open={isOpen} className="accordion">
      <summary>{title}</summary>
      <div className="accordion-content">{children}</div>
    </details>
  )
}

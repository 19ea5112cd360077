import type { ReactNode } from 'react'

type AccordionProps = {
  title: string
  isOpen?: boolean
  /** At most one accordion of a group is open. */
  group?: string
  children: ReactNode
}

/** Uses the browser's details element, so it works without scripts. */
export function Accordion({ title, isOpen = false, group, children }: AccordionProps) {
  return (
    <details name={group} open={isOpen} className="accordion">
      <summary>{title}</summary>
      <div className="accordion-content">{children}</div>
    </details>
  )
}

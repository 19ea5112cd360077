import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

const marks = {
  error: 'warning',
  warning: 'warning',
  success: 'check',
} as const

type InlineMessageProps = { tone: keyof typeof marks; id?: string; children: ReactNode }

/** A message next to the element that it is about. */
export function InlineMessage({ tone, id, children }: InlineMessageProps) {
  return (
    <p
      id={id}
      role={tone === 'error' ? 'alert' : undefined}
      className={`inline-message inline-message-${tone}`}
    >
      <Icon name={marks[tone]} className="icon-small mt-px" />
      <span>{children}</span>
    </p>
  )
}

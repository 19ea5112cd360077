import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

const tones = {
  error: { mark: 'warning', colour: 'text-error' },
  warning: { mark: 'warning', colour: 'text-warning' },
  success: { mark: 'check', colour: 'text-success' },
} as const

type InlineMessageProps = { tone: keyof typeof tones; id?: string; children: ReactNode }

/** A message next to the element that it is about. */
export function InlineMessage({ tone, id, children }: InlineMessageProps) {
  const { mark, colour } = tones[tone]
  return (
    <p
      id={id}
      role={tone === 'error' ? 'alert' : undefined}
      className={`flex items-start gap-2 text-small ${colour}`}
    >
      <Icon name={mark} className="icon-small mt-px" />
      <span>{children}</span>
    </p>
  )
}

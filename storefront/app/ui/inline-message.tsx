import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

const tones = { error: 'text-error', warning: 'text-warning' } as const

type InlineMessageProps = { tone: keyof typeof tones; id?: string; children: ReactNode }

/** A sentence beside what it is about. */
export function InlineMessage({ tone, id, children }: InlineMessageProps) {
  return (
    <p
      id={id}
      role={tone === 'error' ? 'alert' : undefined}
      className={`flex items-start gap-2 text-small ${tones[tone]}`}
    >
      <Icon name="warning" className="mt-px size-4" />
      <span>{children}</span>
    </p>
  )
}

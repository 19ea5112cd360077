import type { ReactNode } from 'react'
import { Pebble } from './logo.tsx'

type EmptyStateProps = { title: string; text: string; children?: ReactNode }

/** For a part of a page that has no content yet: a pebble, a short text and what to do next. */
export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <div className="grid justify-items-start gap-2.5">
      <Pebble className="pebble-mark pebble-mark-small" />
      <h2 className="display text-h3">{title}</h2>
      <p className="max-w-note text-ui text-ink-soft">{text}</p>
      {children && <div className="mt-2 flex flex-wrap items-center gap-6">{children}</div>}
    </div>
  )
}

import type { ReactNode } from 'react'
import { Pebble } from './logo.tsx'

type PageMessageProps = { title: string; text: string; children: ReactNode }

/** For a page that is empty, missing or broken: a pebble, a short text and what to do next. */
export function PageMessage({ title, text, children }: PageMessageProps) {
  return (
    <div className="grid justify-items-start gap-3.5">
      <Pebble className="pebble-mark" />
      <h1 className="display mt-1 text-h2">{title}</h1>
      <p className="max-w-note text-ink-soft">{text}</p>
      <div className="mt-2 flex flex-wrap items-center gap-6">{children}</div>
    </div>
  )
}

import type { ReactNode } from 'react'
import { Stone } from './stone.tsx'

type PageMessageProps = { title: string; text: string; children: ReactNode }

/** One stone, a short line, and what to do next: for what is empty, missing or broken. */
export function PageMessage({ title, text, children }: PageMessageProps) {
  return (
    <div className="grid justify-items-start gap-3.5">
      <Stone className="w-16 text-basalt-300" />
      <h1 className="display mt-1 text-h2">{title}</h1>
      <p className="max-w-[44ch] text-ink-soft">{text}</p>
      <div className="mt-2 flex flex-wrap items-center gap-6">{children}</div>
    </div>
  )
}

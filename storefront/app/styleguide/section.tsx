import type { ReactNode } from 'react'

type SectionProps = { name: string; note: string; children: ReactNode }

/** A group of components, with its name and its rule at the left. */
export function Section({ name, note, children }: SectionProps) {
  const id = name.toLowerCase().replaceAll(/\W+/g, '-')
  return (
    <section id={id} aria-labelledby={`${id}-name`} className="guide-section">
      <div className="guide-title">
        <h2 id={`${id}-name`} className="display text-h3">
          {name}
        </h2>
        <p className="guide-note">{note}</p>
      </div>
      <div className="grid min-w-0 gap-10">{children}</div>
    </section>
  )
}

export function Example({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h3 className="caption mb-3.5 text-ink-mute">{name}</h3>
      {children}
    </div>
  )
}

export function ExampleRow({ children }: { children: ReactNode }) {
  return <div className="guide-row">{children}</div>
}

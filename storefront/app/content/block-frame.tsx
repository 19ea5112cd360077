import type { BlockFields } from '@cairn/contract/content-blocks'
import type { CSSProperties, ReactNode } from 'react'

type Tracking = BlockFields['hero']['promotionTracking']

type BlockFrameProps = {
  name: string
  /** What its author calls it. */
  called?: string
  className?: string
  ground?: string | undefined
  ink?: string | undefined
  alignment?: 'left' | 'center' | 'right'
  tracking?: Tracking
  children: ReactNode
}

/** A block in its own colours, marked so that a click in it can be told from others. */
export function BlockFrame({ name, className = '', ground, ink, ...more }: BlockFrameProps) {
  const { alignment = 'left', tracking, called, children } = more
  const style: CSSProperties = { backgroundColor: ground, color: ink }
  return (
    <section
      data-block={name}
      data-name={called || undefined}
      data-promotion={tracking && JSON.stringify(tracking)}
      style={ground || ink ? style : undefined}
      className={`align-${alignment} ${className}`}
    >
      {children}
    </section>
  )
}

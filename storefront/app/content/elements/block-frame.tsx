import type { BlockFields } from '@cairn/contract/content/blocks/content-block'
import type { CSSProperties, ReactNode } from 'react'

type PromotionTracking = BlockFields['hero']['promotionTracking']

type BlockFrameProps = {
  type: string
  /** The name that the author has given the block, for analytics. */
  name?: string
  className?: string
  background?: string | undefined
  color?: string | undefined
  alignment?: 'left' | 'center' | 'right'
  tracking?: PromotionTracking
  children: ReactNode
}

/** A block in the author's colours, with the attributes by which analytics recognises it. */
export function BlockFrame({ type, className = '', background, color, ...rest }: BlockFrameProps) {
  const { alignment = 'left', tracking, name, children } = rest
  const style: CSSProperties = { backgroundColor: background, color }
  return (
    <section
      data-block={type}
      data-name={name || undefined}
      data-promotion={tracking && JSON.stringify(tracking)}
      style={background || color ? style : undefined}
      className={`align-${alignment} ${className}`}
    >
      {children}
    </section>
  )
}

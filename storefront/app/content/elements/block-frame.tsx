import type { BlockFields } from '@cairn/contract/content/blocks/content-block'
import type { CSSProperties, ReactNode } from 'react'
import { ContentLink, type LinkTarget } from './content-text.tsx'

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

type Colours = CSSProperties & { '--ground': string | undefined }

/** The style sheet derives the colours of lines and buttons, and of texts without a colour, from the background. */
export const ownColours = (background?: string, color?: string): Colours => ({
  backgroundColor: background,
  color,
  '--ground': background,
})

/** A block in the author's colours, with the attributes by which analytics recognises it. */
export function BlockFrame({ type, className = '', background, color, ...rest }: BlockFrameProps) {
  const { alignment = 'left', tracking, name, children } = rest
  return (
    <section
      data-block={type}
      data-name={name || undefined}
      data-promotion={tracking && JSON.stringify(tracking)}
      style={ownColours(background, color)}
      className={`align-${alignment} ${className}`}
    >
      {children}
    </section>
  )
}

type BlockHeadingProps = {
  title: string
  subtitle?: string
  target?: (LinkTarget & { text?: string | undefined }) | undefined
  /** The first block of a page contains its main heading. */
  isFirst?: boolean
}

/** Title and subtitle of a block, and a link to more of its content. */
export function BlockHeading({ subtitle, ...head }: BlockHeadingProps) {
  const { title, target } = head
  if (!title && !subtitle && !target?.text) return null
  return (
    <div className="block-head">
      <div>
        {title && <BlockTitle {...head} />}
        {subtitle && <p className="mt-2 max-w-note text-ink-soft">{subtitle}</p>}
      </div>
      {target?.text && (
        <ContentLink target={target} className="link">
          {target.text}
        </ContentLink>
      )}
    </div>
  )
}

/** The title is the link if the target has no text of its own. */
function BlockTitle({ title, target, isFirst }: Omit<BlockHeadingProps, 'subtitle'>) {
  const Heading = isFirst ? 'h1' : 'h2'
  return (
    <Heading className={`display ${isFirst ? 'text-h1' : 'text-h2'}`}>
      {target && !target.text ? <ContentLink target={target}>{title}</ContentLink> : title}
    </Heading>
  )
}

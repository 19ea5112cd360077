import { ContentLink, type Target } from './content-link.tsx'

type BlockHeadProps = {
  title: string
  subtitle?: string
  target?: (Target & { text?: string | undefined }) | undefined
  /** The first block of a page names it. */
  isFirst?: boolean
}

/** What a block is about, and where to see more of it. */
export function BlockHead({ title, subtitle, target, isFirst = false }: BlockHeadProps) {
  if (!title) return null
  const Title = isFirst ? 'h1' : 'h2'
  return (
    <div className="block-head">
      <div>
        <Title className={`display ${isFirst ? 'text-h1' : 'text-h2'}`}>{title}</Title>
        {subtitle && <p className="mt-2 max-w-[44ch] text-ink-soft">{subtitle}</p>}
      </div>
      {target?.text && (
        <ContentLink target={target} className="link">
          {target.text}
        </ContentLink>
      )}
    </div>
  )
}

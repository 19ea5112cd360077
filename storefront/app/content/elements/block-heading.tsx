import { ContentLink, type LinkTarget } from './content-link.tsx'

type BlockHeadingProps = {
  title: string
  subtitle?: string
  target?: (LinkTarget & { text?: string | undefined }) | undefined
  /** The first block of a page contains its main heading. */
  isFirst?: boolean
}

/** Title and subtitle of a block, and a link to more of its content. */
export function BlockHeading({ title, subtitle, target, isFirst = false }: BlockHeadingProps) {
  if (!title) return null
  const Heading = isFirst ? 'h1' : 'h2'
  return (
    <div className="block-head">
      <div>
        <Heading className={`display ${isFirst ? 'text-h1' : 'text-h2'}`}>{title}</Heading>
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

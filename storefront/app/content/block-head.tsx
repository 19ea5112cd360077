import { ContentLink, type Target } from './content-link.tsx'

type BlockHeadProps = {
  title: string
  subtitle?: string
  target?: (Target & { text?: string | undefined }) | undefined
}

/** What a block is about, and where to see more of it. */
export function BlockHead({ title, subtitle, target }: BlockHeadProps) {
  if (!title) return null
  return (
    <div className="block-head">
      <div>
        <h2 className="display text-h2">{title}</h2>
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

import type { BlockFields } from '@cairn/contract/content/blocks/content-block'
import { ContentLink } from './content-link.tsx'

type ContentButtonsProps = {
  targets: BlockFields['cta-buttons']['targets']
  areEqual?: boolean
}

export function ContentButtons({ targets, areEqual = false }: ContentButtonsProps) {
  if (targets.length === 0) return null
  return (
    <div className={`block-buttons ${areEqual ? 'block-buttons-equal' : ''}`}>
      {targets.map((target) => (
        <ContentLink
          key={target.url + target.text}
          target={target}
          className={
            target.style === 'link' ? 'link' : `button button-${target.style} button-${target.size}`
          }
        >
          {target.text}
        </ContentLink>
      ))}
    </div>
  )
}

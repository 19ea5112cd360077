import type { BlockFields } from '@cairn/contract/content-blocks'
import { useSyncExternalStore } from 'react'
import { useMessages } from '../platform/messages.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Icon } from '../ui/icon.tsx'
import { BlockFrame } from './block-frame.tsx'
import { ContentLink } from './content-link.tsx'
import { isClosed, onClosed, rememberClosed } from './remember-closed.ts'

type Fields = BlockFields['benefit-bar']
type BenefitBarProps = { fields: Fields; id: string }

export function BenefitBar({ fields, id }: BenefitBarProps) {
  const t = useMessages()
  // The page is the same for everybody; that somebody has closed the bar, only their browser knows.
  const isAway = useSyncExternalStore(
    onClosed,
    () => isClosed(id),
    () => false,
  )
  if (isAway && fields.closable) return null
  return (
    <BlockFrame
      name="benefit-bar"
      ground={fields.backgroundColor}
      ink={fields.textColor}
      tracking={fields.promotionTracking}
    >
      <div className="page block-space benefits">
        <ul>
          {fields.benefits.map((benefit) => (
            <li key={benefit.title}>
              <Benefit benefit={benefit} />
            </li>
          ))}
        </ul>
        {fields.closable && (
          <IconButton icon="close" label={t('close')} onClick={() => rememberClosed(id)} />
        )}
      </div>
    </BlockFrame>
  )
}

function Benefit({
  benefit: { icon, title, text, target },
}: {
  benefit: Fields['benefits'][number]
}) {
  return (
    <>
      {icon && <Icon name={icon} className="benefit-icon" />}
      <div>
        <h2 className="display text-h3 tracking-[-.012em]">
          {target ? <ContentLink target={target}>{title}</ContentLink> : title}
        </h2>
        {text && <p className="mt-1.5 max-w-[30ch] text-ui text-ink-soft">{text}</p>}
      </div>
    </>
  )
}

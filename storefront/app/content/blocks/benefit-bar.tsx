import type { BlockFields } from '@cairn/contract/content/blocks/content-block'
import { useMessages } from '../../platform/text/messages.tsx'
import { columnCount } from '../../ui/column-count.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { rememberClosed, useIsClosed } from '../closed-blocks.ts'
import { BlockFrame } from '../elements/block-frame.tsx'
import { ContentLink } from '../elements/content-text.tsx'

type Fields = BlockFields['benefit-bar']
export function BenefitBar({ fields, id }: { fields: Fields; id: string }) {
  const t = useMessages()
  const isClosed = useIsClosed()
  if (fields.closable && isClosed(id)) return null
  return (
    <BlockFrame
      type="benefit-bar"
      background={fields.backgroundColor}
      color={fields.textColor}
      tracking={fields.promotionTracking}
    >
      <div className="page block-space benefits">
        <ul style={columnCount(fields.benefits.length)}>
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
        <h2 className="display text-h3 tracking-title">
          {target && !target.text ? <ContentLink target={target}>{title}</ContentLink> : title}
        </h2>
        {text && <p className="benefit-text">{text}</p>}
        {target?.text && (
          <ContentLink target={target} className="link">
            {target.text}
          </ContentLink>
        )}
      </div>
    </>
  )
}

import type { ContentBlock } from '@cairn/contract/content/blocks/content-block'
import { type CSSProperties, useRef } from 'react'
import { useMessages } from '../../platform/text/messages.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useRotation } from '../../ui/use-rotation.ts'
import { ContentText } from '../elements/content-text.tsx'
import { NavigationLink } from '../elements/navigation-link.tsx'
import { closePromoBar } from './closed-promo-bar.ts'

export type PromoBarFields = Extract<ContentBlock, { type: 'promo-bar' }>['fields']
type PromoBarMessage = PromoBarFields['messages'][number]

type PromoBarProps = PromoBarFields & {
  /** Within a page it is no landmark, because the frame has one with this name. */
  isInPage?: boolean
}

/** Shows one message at a time at the top of every page, until the visitor closes the bar. */
export function PromoBar({ autorotateTime, closable, messages, isInPage }: PromoBarProps) {
  const t = useMessages()
  const bar = useRef<HTMLElement>(null)
  const { active, show } = useRotation({
    count: messages.length,
    seconds: autorotateTime,
    area: bar,
  })
  const message = messages[active]
  if (!message) return null
  return (
    <section
      ref={bar}
      role={isInPage ? 'group' : undefined}
      aria-label={t('promoBar')}
      className="promo-bar inverse"
      style={styleOf(message)}
    >
      <div className="page promo-bar-line">
        <div className="promo-bar-message" aria-live="off">
          <PromoMessage key={active} message={message} />
        </div>
        {messages.length > 1 && (
          <div className="promo-bar-dots">
            {messages.map((_, index) => (
              <button
                key={index}
                type="button"
                aria-label={t('promoBarMessage', { number: index + 1, count: messages.length })}
                aria-current={index === active ? 'true' : undefined}
                onClick={() => show(index)}
              />
            ))}
          </div>
        )}
        {closable && <IconButton icon="close" label={t('close')} onClick={closePromoBar} />}
      </div>
    </section>
  )
}

function PromoMessage({ message: { clickable, richText, targets } }: { message: PromoBarMessage }) {
  const [first] = targets
  if (clickable && first) {
    return (
      <NavigationLink target={first} className="promo-bar-link">
        <ContentText tree={richText} />
      </NavigationLink>
    )
  }
  return (
    <>
      <ContentText tree={richText} />
      {targets.map((target) => (
        <NavigationLink key={target.url} target={target} className="promo-bar-link underlined">
          {target.text}
        </NavigationLink>
      ))}
    </>
  )
}

type MessageStyle = CSSProperties & Record<'--ground' | '--promo-hover', string | undefined>

const styleOf = ({ background, textColor, hoverLinkColor }: PromoBarMessage): MessageStyle => ({
  '--ground': background,
  color: textColor,
  '--promo-hover': hoverLinkColor,
})

import type { ContentBlock } from '@cairn/contract/content-blocks'
import { type CSSProperties, useRef } from 'react'
import { ContentText } from '../content/content-text.tsx'
import { useMessages } from '../platform/messages.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { MenuLink } from './menu-link.tsx'
import { closePromoBar } from './promo-bar-memory.ts'
import { useRotation } from './use-rotation.ts'

export type PromoBarFields = Extract<ContentBlock, { type: 'promo-bar' }>['fields']
type Message = PromoBarFields['messages'][number]

/** One message at a time, over everything; closed once, it stays closed. */
export function PromoBar({ autorotateTime, closable, messages }: PromoBarFields) {
  const t = useMessages()
  const bar = useRef<HTMLElement>(null)
  const { active, show } = useRotation({
    count: messages.length,
    seconds: autorotateTime,
    area: bar,
  })
  const shown = messages[active]
  if (!shown) return null
  return (
    <section
      ref={bar}
      aria-label={t('promoBar')}
      className="promo-bar inverse"
      style={paintOf(shown)}
    >
      <div className="page promo-bar-line">
        <div className="promo-bar-message" aria-live="off">
          <PromoMessage key={active} message={shown} />
        </div>
        {messages.length > 1 && (
          <div className="promo-bar-dots">
            {messages.map((_, at) => (
              <button
                key={at}
                type="button"
                aria-label={t('promoBarMessage', { number: at + 1, count: messages.length })}
                aria-current={at === active ? 'true' : undefined}
                onClick={() => show(at)}
              />
            ))}
          </div>
        )}
        {closable && <IconButton icon="close" label={t('close')} onClick={closePromoBar} />}
      </div>
    </section>
  )
}

function PromoMessage({ message: { clickable, richText, targets } }: { message: Message }) {
  const [first] = targets
  if (clickable && first) {
    return (
      <MenuLink target={first} className="promo-bar-link">
        <ContentText tree={richText} />
      </MenuLink>
    )
  }
  return (
    <>
      <ContentText tree={richText} />
      {targets.map((target) => (
        <MenuLink key={target.url} target={target} className="promo-bar-link underlined">
          {target.text}
        </MenuLink>
      ))}
    </>
  )
}

type Paint = CSSProperties & Record<`--${string}`, string>

const paintOf = ({ background, textColor, hoverLinkColor }: Message): Paint => ({
  ...(background && { background }),
  ...(textColor && { color: textColor }),
  ...(hoverLinkColor && { '--promo-hover': hoverLinkColor }),
})

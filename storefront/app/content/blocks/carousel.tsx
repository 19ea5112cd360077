import type { BlockFields } from '@cairn/contract/content/blocks/content-block'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useMessages } from '../../platform/text/messages.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useRotation } from '../../ui/use-rotation.ts'
import { BlockHeading } from '../elements/block-frame.tsx'
import { ContentCard } from '../elements/content-card.tsx'
import { CardGrid } from './card-grid.tsx'

type BlockProps<Type extends keyof BlockFields> = { fields: BlockFields[Type]; isFirst: boolean }

export const CarouselBlock = ({ fields, isFirst }: BlockProps<'carousel'>) => (
  <div data-block="carousel" className="page block-space">
    <Carousel
      title={fields.title}
      seconds={fields.autorotateTime}
      cards={fields.slides}
      isFirst={isFirst}
    />
  </div>
)

export function Collections({ fields, isFirst }: BlockProps<'collections'>) {
  const { variant, autorotateTime, cards, title, subtitle } = fields
  return (
    <div data-block="collections">
      {variant === 'cards' ? (
        <CardGrid fields={{ title, subtitle, cards, variant: 'row' }} isFirst={isFirst} />
      ) : (
        <div className="page block-space">
          <Carousel {...{ title, subtitle, cards, isFirst }} seconds={autorotateTime} />
        </div>
      )}
    </div>
  )
}

type CarouselProps = {
  title: string
  subtitle?: string
  cards: readonly BlockFields['linked-card'][]
  seconds: number
  isFirst: boolean
}

/** Shows one card at a time. It can be swiped, moved by buttons, and rotates until it is paused. */
function Carousel({ title, subtitle = '', cards, seconds, isFirst }: CarouselProps) {
  const t = useMessages()
  const area = useRef<HTMLElement>(null)
  const track = useRef<HTMLUListElement>(null)
  const [isStopped, setStopped] = useState(false)
  const count = cards.length
  const { active, show } = useRotation({ count, area, seconds: isStopped ? 0 : seconds })
  useScrollPosition(track, { active, show })
  return (
    <section
      ref={area}
      aria-roledescription="carousel"
      aria-label={title || cards[0]?.title || undefined}
    >
      <div className="rail-head">
        <BlockHeading title={title} subtitle={subtitle} isFirst={isFirst} />
        {count > 1 && (
          <CarouselControls {...{ count, active, seconds, show, isStopped, setStopped }} />
        )}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and its cards may have no links */}
      <ul ref={track} className="carousel" tabIndex={0}>
        {cards.map((card, index) => (
          <li key={index} aria-label={t('slideOf', { number: index + 1, count })}>
            <ContentCard
              card={card}
              heading={title ? 'h3' : 'h2'}
              className="card-single"
              sizes="100vw"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

type CarouselControlsProps = CarouselState & {
  count: number
  seconds: number
  isStopped: boolean
  setStopped: (isStopped: boolean) => void
}

function CarouselControls({
  count,
  active,
  show,
  seconds,
  isStopped,
  setStopped,
}: CarouselControlsProps) {
  const t = useMessages()
  const showRelative = (offset: number) => show((active + offset + count) % count)
  return (
    <div className="carousel-steps">
      <span className="figures text-small text-ink-soft" aria-live={seconds > 0 ? 'off' : 'polite'}>
        {t('slideOf', { number: active + 1, count })}
      </span>
      {seconds > 0 && (
        <IconButton
          icon={isStopped ? 'play' : 'pause'}
          label={t(isStopped ? 'autoplaySlides' : 'pauseSlides')}
          className="button-framed"
          onClick={() => setStopped(!isStopped)}
        />
      )}
      <IconButton
        icon="left"
        label={t('previous')}
        className="button-framed"
        onClick={() => showRelative(-1)}
      />
      <IconButton
        icon="right"
        label={t('next')}
        className="button-framed"
        onClick={() => showRelative(1)}
      />
    </div>
  )
}

type CarouselState = { active: number; show: (index: number) => void }

const scrollEndDelay = 150

/** Scrolls to the active card, and makes the card active that the visitor has scrolled to. */
function useScrollPosition(
  track: RefObject<HTMLUListElement | null>,
  { active, show }: CarouselState,
) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    const element = track.current
    // What was scrolled to before counts no longer.
    clearTimeout(timer.current)
    element?.scrollTo?.({ left: active * element.clientWidth })
  }, [track, active])

  useEffect(() => {
    const element = track.current
    if (!element) return undefined
    const onScroll = () => {
      clearTimeout(timer.current)
      timer.current = setTimeout(
        () => show(Math.round(element.scrollLeft / element.clientWidth)),
        scrollEndDelay,
      )
    }
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(timer.current)
      element.removeEventListener('scroll', onScroll)
    }
  }, [track, show])
}

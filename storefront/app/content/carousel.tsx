import type { BlockFields } from '@cairn/contract/content-blocks'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useRotation } from '../navigation/use-rotation.ts'
import { useMessages } from '../platform/messages.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { BlockHead } from './block-head.tsx'
import { CardGrid } from './card-grid.tsx'
import { ContentCard } from './content-card.tsx'

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

/** One card at a time: pushed by hand, turned by two buttons or by itself, until somebody stops it. */
function Carousel({ title, subtitle = '', cards, seconds, isFirst }: CarouselProps) {
  const t = useMessages()
  const area = useRef<HTMLElement>(null)
  const track = useRef<HTMLUListElement>(null)
  const [isStopped, setStopped] = useState(false)
  const count = cards.length
  const { active, show } = useRotation({ count, area, seconds: isStopped ? 0 : seconds })
  useTrack(track, { active, show })
  return (
    <section
      ref={area}
      aria-roledescription="carousel"
      aria-label={title || cards[0]?.title || undefined}
    >
      <div className="rail-head">
        <BlockHead title={title} subtitle={subtitle} isFirst={isFirst} />
        {count > 1 && <Steps {...{ count, active, seconds, show, isStopped, setStopped }} />}
      </div>
      <ul ref={track} className="carousel">
        {cards.map((card, at) => (
          <li key={at} aria-label={t('slideOf', { number: at + 1, count })}>
            <ContentCard
              card={card}
              heading={title ? 'h3' : 'h2'}
              className="card-alone"
              sizes="100vw"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

type StepsProps = Shown & {
  count: number
  seconds: number
  isStopped: boolean
  setStopped: (isStopped: boolean) => void
}

function Steps({ count, active, show, seconds, isStopped, setStopped }: StepsProps) {
  const t = useMessages()
  const step = (by: number) => show((active + by + count) % count)
  return (
    <div className="carousel-steps">
      <span className="figures text-small text-ink-soft" aria-live={seconds > 0 ? 'off' : 'polite'}>
        {t('slideOf', { number: active + 1, count })}
      </span>
      {seconds > 0 && (
        <IconButton
          icon={isStopped ? 'play' : 'pause'}
          label={t(isStopped ? 'turnSlides' : 'pauseSlides')}
          className="button-framed"
          onClick={() => setStopped(!isStopped)}
        />
      )}
      <IconButton
        icon="left"
        label={t('previous')}
        className="button-framed"
        onClick={() => step(-1)}
      />
      <IconButton
        icon="right"
        label={t('next')}
        className="button-framed"
        onClick={() => step(1)}
      />
    </div>
  )
}

type Shown = { active: number; show: (at: number) => void }

const atRest = 150

/** What is shown is brought into sight, and what somebody has pushed into sight is what is shown. */
function useTrack(track: RefObject<HTMLUListElement | null>, { active, show }: Shown) {
  useEffect(() => {
    const element = track.current
    element?.scrollTo?.({ left: active * element.clientWidth })
  }, [track, active])

  useEffect(() => {
    const element = track.current
    if (!element) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      timer = setTimeout(() => show(Math.round(element.scrollLeft / element.clientWidth)), atRest)
    }
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      clearTimeout(timer)
      element.removeEventListener('scroll', look)
    }
  }, [track, show])
}

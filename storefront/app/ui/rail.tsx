import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useMessages } from '../platform/text/messages.tsx'
import { IconButton } from './icon-button.tsx'

type RailProps = { label: string; head: ReactNode; children: ReactNode }

/** A horizontally scrolling row with two buttons. The children are list items. */
export function Rail({ label, head, children }: RailProps) {
  const t = useMessages()
  const { rail, ends, step } = useRail()
  return (
    <section aria-label={label}>
      <div className={`rail-head ${ends.start && ends.end ? 'rail-fits' : ''}`}>
        {head}
        <div className="rail-steps">
          <RailButton
            label={t('previous')}
            icon="left"
            isEnd={ends.start}
            onClick={() => step(-1)}
          />
          <RailButton label={t('next')} icon="right" isEnd={ends.end} onClick={() => step(1)} />
        </div>
      </div>
      <ul ref={rail} className="rail">
        {children}
      </ul>
    </section>
  )
}

type StepProps = { label: string; icon: 'left' | 'right'; isEnd: boolean; onClick: () => void }

/** At the end it is not disabled but does nothing, so that it keeps the focus. */
const RailButton = ({ isEnd, ...button }: StepProps) => (
  <IconButton {...button} aria-disabled={isEnd} className="button-framed" />
)

function useRail() {
  const rail = useRef<HTMLUListElement>(null)
  const [ends, setEnds] = useState({ start: true, end: false })

  useEffect(() => {
    const element = rail.current
    if (!element) return undefined
    const update = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element
      setEnds({ start: scrollLeft < 8, end: scrollLeft + clientWidth > scrollWidth - 8 })
    }
    const observer = new ResizeObserver(update)
    observer.observe(element)
    element.addEventListener('scroll', update, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', update)
    }
  }, [])

  const step = (direction: 1 | -1) => {
    const element = rail.current
    element?.scrollBy({ left: direction * element.clientWidth * 0.8 })
  }
  return { rail, ends, step }
}

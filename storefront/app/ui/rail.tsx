import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useMessages } from '../platform/messages.tsx'
import { IconButton } from './icon-button.tsx'

type RailProps = { label: string; head: ReactNode; children: ReactNode }

/** Things in a row that is scrolled by hand, by key, or by two buttons; its children are list items. */
export function Rail({ label, head, children }: RailProps) {
  const t = useMessages()
  const { rail, ends, step } = useRail()
  return (
    <section aria-label={label}>
      <div className={`rail-head ${ends.start && ends.end ? 'rail-whole' : ''}`}>
        {head}
        <div className="rail-steps">
          <Step label={t('previous')} icon="left" isEnd={ends.start} onClick={() => step(-1)} />
          <Step label={t('next')} icon="right" isEnd={ends.end} onClick={() => step(1)} />
        </div>
      </div>
      <ul ref={rail} className="rail">
        {children}
      </ul>
    </section>
  )
}

type StepProps = { label: string; icon: 'left' | 'right'; isEnd: boolean; onClick: () => void }

/** At its end it stays where it is, so that focus is not lost, and does nothing. */
const Step = ({ isEnd, ...button }: StepProps) => (
  <IconButton {...button} aria-disabled={isEnd} className="button-framed" />
)

function useRail() {
  const rail = useRef<HTMLUListElement>(null)
  const [ends, setEnds] = useState({ start: true, end: false })

  useEffect(() => {
    const element = rail.current
    if (!element) return undefined
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element
      setEnds({ start: scrollLeft < 8, end: scrollLeft + clientWidth > scrollWidth - 8 })
    }
    const watch = new ResizeObserver(look)
    watch.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      watch.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [])

  const step = (direction: 1 | -1) => {
    const element = rail.current
    element?.scrollBy({ left: direction * element.clientWidth * 0.8 })
  }
  return { rail, ends, step }
}

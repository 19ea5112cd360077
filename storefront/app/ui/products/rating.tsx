import type { CSSProperties } from 'react'
import { useMessages } from '../../platform/text/messages.tsx'
import { useNumber } from '../../platform/text/use-number.ts'

function RatingPebbles({ score, className }: { score: number; className: string }) {
  const style: CSSProperties & { '--score': number } = { '--score': score }
  return <span aria-hidden="true" className={`pebbles ${className}`} style={style} />
}

type RatingProps = { score: number; count?: number; size?: 'usual' | 'large' }

/** An average rating. The number carries the information, the pebbles are decorative. */
export function Rating({ score, count, size = 'usual' }: RatingProps) {
  const t = useMessages()
  const number = useNumber()
  const scoreText = number(score, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (
    <span className="rating">
      <RatingPebbles score={score} className={size === 'large' ? 'pebbles-large' : ''} />
      <span className="figures">
        <span className="sr-only">{t('rated', { score: scoreText })}</span>
        <span aria-hidden="true">{scoreText}</span>
        {count !== undefined && `, ${t('reviewCount', { count })}`}
      </span>
    </span>
  )
}

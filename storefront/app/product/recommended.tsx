import { Suspense, useRef } from 'react'
import { later } from '../platform/later.ts'
import { useNear } from './use-near.ts'

const margin = 200

const RecommendedRail = later(async () => (await import('./recommended-rail.tsx')).RecommendedRail)

type RecommendedProps = { title: string; productId?: string }

/** Asked for when somebody comes near; its room is kept from the beginning. */
export function Recommended({ title, productId }: RecommendedProps) {
  const place = useRef<HTMLElement>(null)
  const isNear = useNear(place, margin)
  const head = <h2 className="display text-h2">{title}</h2>
  return (
    <section ref={place} className="recommended">
      {isNear ? (
        <Suspense fallback={head}>
          <RecommendedRail productId={productId} title={title} head={head} />
        </Suspense>
      ) : (
        head
      )}
    </section>
  )
}

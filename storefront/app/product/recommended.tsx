import { lazy, Suspense, useRef } from 'react'
import { useMessages } from '../platform/messages.tsx'
import { useNear } from './use-near.ts'

const margin = 200

const RecommendedRail = lazy(async () => {
  const rail = await import('./recommended-rail.tsx')
  return { default: rail.RecommendedRail }
})

/** Asked for when somebody comes near; its room is kept from the beginning. */
export function Recommended({ productId }: { productId: string }) {
  const place = useRef<HTMLElement>(null)
  const isNear = useNear(place, margin)
  return (
    <section ref={place} className="recommended">
      {isNear ? (
        <Suspense fallback={<RecommendedTitle />}>
          <RecommendedRail productId={productId} head={<RecommendedTitle />} />
        </Suspense>
      ) : (
        <RecommendedTitle />
      )}
    </section>
  )
}

function RecommendedTitle() {
  return <h2 className="display text-h2">{useMessages()('wearItWith')}</h2>
}

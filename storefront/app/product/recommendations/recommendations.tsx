import { type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { lazyOptional } from '../../platform/lazy-component.ts'
import { firstInteraction } from '../../platform/page/first-interaction.ts'

const loadDistance = 200

const RecommendationsRail = lazyOptional(() =>
  import('./recommendations-rail.tsx').then((module) => module.RecommendationsRail),
)

/** Loads when the shopper has used the page and it is near. Its space is reserved from the start. */
export function Recommendations({ title, productId }: { title: string; productId?: string }) {
  const section = useRef<HTMLElement>(null)
  const isNear = useIsNear(section)
  const head = <h2 className="display text-h2">{title}</h2>
  return (
    <section ref={section} className="recommendations">
      {isNear ? (
        <Suspense fallback={head}>
          <RecommendationsRail productId={productId} title={title} head={head} />
        </Suspense>
      ) : (
        head
      )}
    </section>
  )
}

/** Whether the element has been within `loadDistance` pixels of the viewport since the first interaction. */
function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (isNear) return undefined
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: `${loadDistance}px` },
    )
    void firstInteraction.then(() => element.current && observer.observe(element.current))
    return () => observer.disconnect()
  }, [element, isNear])
  return isNear
}

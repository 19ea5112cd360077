import { type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { lazyOptional } from '../../platform/lazy-component.ts'

const loadDistance = 200

const RecommendationsRail = lazyOptional(
  async () => (await import('./recommendations-rail.tsx')).RecommendationsRail,
)

/** Loads when the shopper scrolls near. Its space is reserved from the start. */
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

/** Whether the element has ever been within `loadDistance` pixels of the viewport. */
function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!element.current || isNear) return undefined
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: `${loadDistance}px` },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, isNear])
  return isNear
}

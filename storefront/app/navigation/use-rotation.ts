import { type RefObject, useEffect, useState } from 'react'

type Rotation = { count: number; seconds: number; area: RefObject<HTMLElement | null> }

/** Which of several things is shown; it waits while somebody looks closer, or wants no movement. */
export function useRotation({ count, seconds, area }: Rotation) {
  const [active, show] = useState(0)
  useEffect(() => {
    if (count < 2 || seconds === 0) return undefined
    const timer = setInterval(() => {
      const isLookedAt = area.current?.matches(':hover, :focus-within') ?? false
      if (isLookedAt || matchMedia('(prefers-reduced-motion: reduce)').matches) return
      show((shown) => (shown + 1) % count)
    }, seconds * 1000)
    return () => clearInterval(timer)
  }, [count, seconds, area])
  return { active, show }
}

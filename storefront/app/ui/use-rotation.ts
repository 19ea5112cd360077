import { type RefObject, useEffect, useState } from 'react'

type RotationOptions = { count: number; seconds: number; area: RefObject<HTMLElement | null> }

/** Cycles through several elements. Pauses on hover and focus, and for visitors who prefer reduced motion. */
export function useRotation({ count, seconds, area }: RotationOptions) {
  const [active, setActive] = useState(0)
  useEffect(() => {
    if (count < 2 || seconds === 0) return undefined
    const timer = setInterval(() => {
      const isInUse = area.current?.matches(':hover, :focus-within') ?? false
      if (isInUse || matchMedia('(prefers-reduced-motion: reduce)').matches) return
      setActive((current) => (current + 1) % count)
    }, seconds * 1000)
    return () => clearInterval(timer)
  }, [count, seconds, area])
  return { active, show: setActive }
}

import { type RefObject, useEffect, useRef } from 'react'

/** Where what was pressed is gone, whoever goes on by keyboard goes on from here. */
export function useRegainedFocus<Place extends HTMLElement>(
  changes: string | number | undefined,
): RefObject<Place | null> {
  const place = useRef<Place>(null)
  const last = useRef(changes)
  useEffect(() => {
    if (last.current === changes) return
    last.current = changes
    const { activeElement, body } = document
    if (activeElement === body) place.current?.focus({ preventScroll: true })
  }, [changes])
  return place
}

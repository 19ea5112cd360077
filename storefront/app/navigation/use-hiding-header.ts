import { type RefObject, useEffect } from 'react'

/** Fetched when the page stands: nobody scrolls before that. */
export function useHidingHeader(header: RefObject<HTMLElement | null>) {
  useEffect(() => {
    let stop = () => {}
    let isGone = false
    async function follow() {
      const { followScrolling } = await import('./hiding-header.ts')
      if (!isGone && header.current) stop = followScrolling(header.current)
    }
    follow().catch(() => {})
    return () => {
      isGone = true
      stop()
    }
  }, [header])
}

import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

export const contentId = 'content'

/** Who goes to another page by a link stands at its beginning, and hears its title. */
export function useArrival() {
  const { pathname, hash } = useLocation()
  const lastPath = useRef(pathname)
  useEffect(() => {
    if (lastPath.current === pathname) return
    lastPath.current = pathname
    if (hash === '') document.getElementById(contentId)?.focus({ preventScroll: true })
  }, [pathname, hash])
}

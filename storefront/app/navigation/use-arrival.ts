import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

export const contentId = 'content'

/**
 * Who goes to another page by a link stands at its beginning, and hears its title; who puts the page in
 * the place of another, as with the colours of a product, stays where the choice was made.
 */
export function useArrival() {
  const { pathname, hash } = useLocation()
  const how = useNavigationType()
  // Whoever comes by a link from where all around the page was another arrives as well.
  const lastPath = useRef(how === 'POP' ? pathname : undefined)
  useEffect(() => {
    if (lastPath.current === pathname) return
    lastPath.current = pathname
    const content = document.getElementById(contentId)
    const stays = how === 'REPLACE' && content?.contains(document.activeElement)
    if (hash === '' && !stays) content?.focus({ preventScroll: true })
  }, [pathname, hash, how])
}

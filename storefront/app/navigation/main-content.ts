import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

export const mainContentId = 'content'

/**
 * Focuses the main content after a navigation, so that screen readers start at its beginning. Keeps
 * the focus where it is if the page was replaced, for example by another colour of a product, or
 * if the visitor types a search.
 */
export function useFocusOnNavigation() {
  const { pathname, hash } = useLocation()
  const navigationType = useNavigationType()
  // Also focuses after a navigation from a page with another frame, for example the checkout.
  const lastPath = useRef(navigationType === 'POP' ? pathname : undefined)
  useEffect(() => {
    if (lastPath.current === pathname) return
    lastPath.current = pathname
    const content = document.getElementById(mainContentId)
    const focused = document.activeElement
    const keepsFocus =
      focused?.matches('[type=search]') ||
      (navigationType === 'REPLACE' && content?.contains(focused))
    if (hash === '' && !keepsFocus) content?.focus({ preventScroll: true })
  }, [pathname, hash, navigationType])
}

import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { MenuGestures, MenuTrigger } from './menu-gestures.ts'

/** Fetched when the page stands; the menu is closed on every page that is come to. */
export function useMenuGestures(menu: RefObject<HTMLElement | null>, opensOn: MenuTrigger) {
  const { key } = useLocation()
  const lastKey = useRef(key)
  const gestures = useRef<MenuGestures>(undefined)
  useEffect(() => {
    let isGone = false
    async function follow() {
      const { followMenuGestures } = await import('./menu-gestures.ts')
      if (!isGone && menu.current) gestures.current = followMenuGestures(menu.current, opensOn)
    }
    follow().catch(() => {})
    return () => {
      isGone = true
      gestures.current?.stop()
    }
  }, [menu, opensOn])
  useEffect(() => {
    if (lastKey.current !== key) gestures.current?.close()
    lastKey.current = key
  }, [key])
}

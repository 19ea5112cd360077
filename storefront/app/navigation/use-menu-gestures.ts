import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { closeMenu, followMenuGestures, type MenuTrigger } from './menu-gestures.ts'

export function useMenuGestures(menu: RefObject<HTMLElement | null>, opensOn: MenuTrigger) {
  const { key } = useLocation()
  const lastKey = useRef(key)
  useEffect(
    () => (menu.current ? followMenuGestures(menu.current, opensOn) : undefined),
    [menu, opensOn],
  )
  useEffect(() => {
    if (menu.current && lastKey.current !== key) closeMenu(menu.current)
    lastKey.current = key
  }, [menu, key])
}

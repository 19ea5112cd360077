import { type RefObject, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { MenuGestures, MenuTrigger } from './menu-gestures.ts'

type Following = {
  opensOn: MenuTrigger
  /** Hears which page of ours is about to be gone to. */
  onMeant: (page: string) => void
}

/** Fetched when the page stands; the menu is closed on every page that is come to. */
export function useMenuGestures(
  menu: RefObject<HTMLElement | null>,
  { opensOn, onMeant }: Following,
) {
  const { key } = useLocation()
  const navigate = useNavigate()
  const lastKey = useRef(key)
  const gestures = useRef<MenuGestures>(undefined)
  useEffect(() => {
    let isGone = false
    const gone = new AbortController()
    async function follow() {
      const [{ followMenuGestures }, { followMenuLinks }] = await Promise.all([
        import('./menu-gestures.ts'),
        import('./menu-links.ts'),
      ])
      if (isGone || !menu.current) return
      gestures.current = followMenuGestures(menu.current, opensOn)
      followMenuLinks(menu.current, { onGo: navigate, onMeant, signal: gone.signal })
    }
    follow().catch(() => {})
    return () => {
      isGone = true
      gone.abort()
      gestures.current?.stop()
    }
  }, [menu, opensOn, onMeant, navigate])
  useEffect(() => {
    if (lastKey.current !== key) gestures.current?.close()
    lastKey.current = key
  }, [key])
}

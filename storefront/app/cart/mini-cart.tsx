import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { closeMiniCart, miniCartReason, subscribeToMiniCart } from './mini-cart-store.ts'

const MiniCartPanel = lazy(async () => {
  const panel = await import('./mini-cart-panel.tsx')
  return { default: panel.MiniCartPanel }
})

/** Nothing until it is opened for the first time; closed on every page that is come to. */
export function MiniCart() {
  const reason = useSyncExternalStore(subscribeToMiniCart, miniCartReason, () => undefined)
  const { pathname } = useLocation()
  const lastPath = useRef(pathname)
  useEffect(() => {
    if (lastPath.current !== pathname) closeMiniCart()
    lastPath.current = pathname
  }, [pathname])
  if (!reason) return null
  return (
    <Suspense>
      <MiniCartPanel reason={reason} onClose={closeMiniCart} />
    </Suspense>
  )
}

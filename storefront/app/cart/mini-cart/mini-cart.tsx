import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useLocale } from '../../platform/page/use-shop.ts'

const MiniCartPanel = lazy(() =>
  import('./mini-cart-panel.tsx').then(
    ({ MiniCartPanel: panel }) => ({ default: panel }),
    () => ({ default: RedirectToCartPage }),
  ),
)

/** The fallback if the panel cannot be loaded. */
function RedirectToCartPage() {
  return <Navigate to={`/${useLocale()}/cart`} />
}

/** Loads the panel when it is first opened, and closes it on navigation. */
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

/** Why the mini cart is open: the shopper opened it, or has just added an item. */
export type MiniCartReason = 'seen' | 'added'

let openReason: MiniCartReason | undefined

const listeners = new Set<() => void>()

const miniCartReason = (): MiniCartReason | undefined => openReason

function subscribeToMiniCart(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const openMiniCart = (newReason: MiniCartReason) => setOpenReason(newReason)

export const closeMiniCart = () => setOpenReason(undefined)

function setOpenReason(next: MiniCartReason | undefined) {
  openReason = next
  for (const listener of listeners) listener()
}

import { lazy, Suspense, useEffect, useRef } from 'react'
import { Navigate, useLocation } from 'react-router'
import { createStore, useStore } from 'zustand'
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
  const reason = useStore(openReason)
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

const openReason = createStore<MiniCartReason | undefined>(() => undefined)

export const openMiniCart = (reason: MiniCartReason) => openReason.setState(reason)

export const closeMiniCart = () => openReason.setState(undefined)

import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useLocale } from '../platform/use-shop.ts'
import { closeMiniCart, miniCartReason, subscribeToMiniCart } from './mini-cart-store.ts'

const MiniCartPanel = lazy(() =>
  import('./mini-cart-panel.tsx').then(
    ({ MiniCartPanel: panel }) => ({ default: panel }),
    () => ({ default: ToCartPage }),
  ),
)

/** Where the panel cannot be fetched, its link leads on. */
function ToCartPage() {
  return <Navigate to={`/${useLocale()}/cart`} />
}

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

import { lazy, Suspense, useEffect, useRef } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useLocale } from '../../platform/page/use-shop.ts'
import { closeMiniCart, useMiniCartReason } from './mini-cart-state.ts'

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
  const reason = useMiniCartReason()
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

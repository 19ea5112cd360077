import { lazy, Suspense, useEffect, useRef } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useHydrated } from '../platform/page/use-hydrated.ts'
import { useLocale } from '../platform/page/use-shop.ts'
import { closeSignIn, signInHash, useIsSignInOpen } from './sign-in-dialog-state.ts'

const SignInDialog = lazy(() =>
  import('./sign-in-dialog.tsx').then(
    ({ SignInDialog: dialog }) => ({ default: dialog }),
    () => ({ default: RedirectToSignInPage }),
  ),
)

/** Used where the dialog cannot be loaded. */
function RedirectToSignInPage() {
  return <Navigate to={`/${useLocale()}/sign-in`} />
}

/** Loads the dialog when it is opened, and closes it on navigation. */
export function LazySignInDialog() {
  const isOpen = useIsSignInOpen()
  // The server does not get the hash.
  const isInBrowser = useHydrated()
  const { pathname, hash } = useLocation()
  const lastPath = useRef(pathname)
  useEffect(() => {
    if (lastPath.current !== pathname) closeSignIn()
    lastPath.current = pathname
  }, [pathname])
  if (!isOpen && !(isInBrowser && hash === `#${signInHash}`)) return null
  return (
    <Suspense>
      <SignInDialog />
    </Suspense>
  )
}

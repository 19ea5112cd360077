import { lazy, Suspense, useEffect, useRef } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useHydrated } from '../platform/page/use-hydrated.ts'
import { useLocale } from '../platform/page/use-shop.ts'
import {
  closeSignIn,
  signInHash,
  signUpHash,
  useIsSignInOpen,
} from '../sign-in/sign-in-dialog-state.ts'

const AccountDialog = lazy(() =>
  import('./account-dialog.tsx').then(
    ({ AccountDialog: dialog }) => ({ default: dialog }),
    () => ({ default: RedirectToSignInPage }),
  ),
)

/** Used where the dialog cannot be loaded. */
function RedirectToSignInPage() {
  return <Navigate to={`/${useLocale()}/sign-in`} />
}

/** Loads the dialog of sign-in and sign-up when it is opened, and closes it on navigation. */
export function LazyAccountDialog() {
  const isOpen = useIsSignInOpen()
  // The server does not get the hash.
  const isInBrowser = useHydrated()
  const { pathname, hash } = useLocation()
  const lastPath = useRef(pathname)
  useEffect(() => {
    if (lastPath.current !== pathname) closeSignIn()
    lastPath.current = pathname
  }, [pathname])
  const isLinked = hash === `#${signInHash}` || hash === `#${signUpHash}`
  if (!isOpen && !(isInBrowser && isLinked)) return null
  return (
    <Suspense>
      <AccountDialog />
    </Suspense>
  )
}

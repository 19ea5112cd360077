import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useInBrowser } from '../platform/use-in-browser.ts'
import { useLocale } from '../platform/use-shop.ts'
import { closeSignIn, isSignInOpen, signInHash, subscribeToSignIn } from './sign-in-store.ts'

const SignInDialog = lazy(() =>
  import('./sign-in-dialog.tsx').then(
    ({ SignInDialog: dialog }) => ({ default: dialog }),
    () => ({ default: ToSignInPage }),
  ),
)

/** Where the dialog cannot be fetched, its page is gone to. */
function ToSignInPage() {
  return <Navigate to={`/${useLocale()}/sign-in`} />
}

/** Nothing until somebody wants to sign in; closed on every page that is come to. */
export function SignInWhenNeeded() {
  const isOpen = useSyncExternalStore(subscribeToSignIn, isSignInOpen, () => false)
  // What stands behind the hash is never told to the server.
  const isInBrowser = useInBrowser()
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

import { useLocation, useNavigate } from 'react-router'
import { useHydrated } from '../../platform/page/use-hydrated.ts'

/** A dialog that a link opens with its name in the URL's hash, such as `#sign-up-modal`. */
export function useHashDialog(name: string) {
  const { hash, pathname, search } = useLocation()
  const navigate = useNavigate()
  // The server does not get the hash.
  const isInBrowser = useHydrated()
  return {
    isOpen: isInBrowser && hash === `#${name}`,
    close: () => void navigate(`${pathname}${search}`, { replace: true, preventScrollReset: true }),
  }
}

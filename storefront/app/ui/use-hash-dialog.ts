import { useLocation, useNavigate } from 'react-router'
import { useInBrowser } from '../platform/use-in-browser.ts'

/** A dialog that a link opens with its name behind the hash: `#sign-up-modal`, also after a query. */
export function useHashDialog(name: string) {
  const { hash, pathname, search } = useLocation()
  const navigate = useNavigate()
  // What stands behind the hash is never told to the server.
  const isInBrowser = useInBrowser()
  return {
    isOpen: isInBrowser && hash === `#${name}`,
    close: () => void navigate(`${pathname}${search}`, { replace: true, preventScrollReset: true }),
  }
}

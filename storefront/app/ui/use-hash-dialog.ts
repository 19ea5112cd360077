import { useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** A dialog that a link opens with its name behind the hash: `#sign-up-modal`, also after a query. */
export function useHashDialog(name: string) {
  const { hash, pathname, search } = useLocation()
  const navigate = useNavigate()
  const isInBrowser = useSyncExternalStore(never, inBrowser, onServer)
  return {
    isOpen: isInBrowser && hash === `#${name}`,
    close: () => void navigate(`${pathname}${search}`, { replace: true, preventScrollReset: true }),
  }
}

/** What stands behind the hash is never told to the server. */
const inBrowser = () => true
const onServer = () => false
const never = () => () => {}

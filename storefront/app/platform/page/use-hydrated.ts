import { useSyncExternalStore } from 'react'

/** False on the server and during hydration, so that the markup of both is the same. */
export const useHydrated = (): boolean => useSyncExternalStore(never, inBrowser, onServer)

const never = () => () => {}
const inBrowser = () => true
const onServer = () => false

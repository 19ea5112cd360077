import { useSyncExternalStore } from 'react'

/** False while the server renders and while the page is taken over: what only a browser knows comes after. */
export const useInBrowser = (): boolean => useSyncExternalStore(never, inBrowser, onServer)

const never = () => () => {}
const inBrowser = () => true
const onServer = () => false

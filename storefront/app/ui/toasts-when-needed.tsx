import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { shownToasts, subscribeToToasts } from './toast-store.ts'

const isAnyShown = () => shownToasts().length > 0

/** Fetched when the page is at rest, so that it is there even when the network is not. */
export function ToastsWhenNeeded() {
  const isNeeded = useSyncExternalStore(subscribeToToasts, isAnyShown, () => false)
  const [Region, setRegion] = useState<ComponentType>()
  useEffect(() => {
    const fetchRegion = () =>
      void import('./toast-region.tsx').then(({ ToastRegion }) => setRegion(() => ToastRegion))
    const soon = setTimeout(fetchRegion, isNeeded ? 0 : 3_000)
    return () => clearTimeout(soon)
  }, [isNeeded])
  return isNeeded && Region ? <Region /> : null
}

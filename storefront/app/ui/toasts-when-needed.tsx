import { type ComponentType, useEffect, useState } from 'react'
import { toastEvent } from './show-toast.ts'
import type { Toast } from './toasts.ts'

const isToast = (event: Event): event is CustomEvent<Toast> => event instanceof CustomEvent

/** Fetched when the page is at rest, so that it is there even when the network is not. */
const fetchRegion = () => Promise.all([import('./toast-region.tsx'), import('./toast-store.ts')])

export function ToastsWhenNeeded() {
  const [Region, setRegion] = useState<ComponentType>()
  useEffect(() => {
    async function tell(event: Event) {
      const [{ ToastRegion }, { keepToast }] = await fetchRegion()
      setRegion(() => ToastRegion)
      if (isToast(event)) keepToast(event.detail)
    }
    window.addEventListener(toastEvent, tell)
    // Where the network is gone already, the first toast asks for it again.
    const atRest = setTimeout(() => void fetchRegion().catch(() => {}), 3_000)
    return () => {
      window.removeEventListener(toastEvent, tell)
      clearTimeout(atRest)
    }
  }, [])
  return Region ? <Region /> : null
}

import { type ComponentType, useEffect, useState } from 'react'
import { firstInteraction } from '../../platform/page/first-interaction.ts'
import { toastEvent } from './show-toast.ts'
import type { Toast } from './toast-store.ts'

const isToast = (event: Event): event is CustomEvent<Toast> => event instanceof CustomEvent

/** Loaded with the first interaction, so that toasts work when the network fails later. */
const loadToasts = () => import('./toast-region.tsx')

export function LazyToasts() {
  const [Region, setRegion] = useState<ComponentType>()
  useEffect(() => {
    async function handleToast(event: Event) {
      const { ToastRegion, addToast } = await loadToasts()
      setRegion(() => ToastRegion)
      if (isToast(event)) addToast(event.detail)
    }
    window.addEventListener(toastEvent, handleToast)
    // If this fails, the first toast tries again.
    firstInteraction.then(loadToasts).catch(() => {})
    return () => window.removeEventListener(toastEvent, handleToast)
  }, [])
  return Region ? <Region /> : null
}

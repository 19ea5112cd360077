import type { SavedItems } from '@cairn/contract/cart-entity'
import { useEffect, useState } from 'react'
import { cartState, subscribeToCart } from '../cart/cart-store.ts'
import { browserCommerce } from '../platform/browser-commerce.ts'
import { isAssociate } from '../sign-in/is-associate.ts'
import { usidNow } from '../sign-in/person-store.ts'

export type Saved = SavedItems

export const savedPerPage = 10

/** Whenever the cart has changed an item may have come or gone, in another tab too. */
export function useSavedItems(count: number, known: Saved | undefined) {
  const [saved, keep] = useState(known)
  useEffect(() => {
    let isOld = false
    let version = cartVersion()
    const read = () => {
      void readSaved(count).then((latest) => !isOld && latest && keep(latest))
    }
    const leave = subscribeToCart(() => {
      if (version === cartVersion()) return
      version = cartVersion()
      read()
    })
    read()
    return () => {
      isOld = true
      leave()
    }
  }, [count])
  return { saved, keep }
}

const cartVersion = () => cartState().memory?.version

/** Whoever has no session has saved nothing, and employees shop without. */
async function readSaved(count: number): Promise<Saved | undefined> {
  if (usidNow() === undefined || (await isAssociate())) return undefined
  const read = await browserCommerce().readSavedItems({ query: { start: 0, count } })
  return read.ok ? read.value : undefined
}

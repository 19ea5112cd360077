import type { SavedItems } from '@cairn/contract/cart/cart'
import { useEffect, useState } from 'react'
import { cartState, subscribeToCart } from '../cart/state/cart-store.ts'
import { browserCommerce } from '../platform/calls/browser-commerce.ts'
import { isAssociate } from '../sign-in/person/read-signed-in-person.ts'
import { currentUsid } from '../sign-in/person/person-store.ts'

export type SavedItemsPage = SavedItems

export const savedPerPage = 10

/** Reads the saved items again when the cart has changed, in this tab or another. */
export function useSavedItems(count: number, known: SavedItemsPage | undefined) {
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

const cartVersion = () => cartState().remembered?.version

/** Without a session there are no saved items, and employees have none. */
async function readSaved(count: number): Promise<SavedItemsPage | undefined> {
  if (currentUsid() === undefined || (await isAssociate())) return undefined
  const read = await browserCommerce().readSavedItems({ query: { start: 0, count } })
  return read.ok ? read.value : undefined
}

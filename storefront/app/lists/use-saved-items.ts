import type { AnswerOf } from '@cairn/contract/call'
import { flagCookies } from '@cairn/contract/cookies'
import type { readSavedItems } from '@cairn/contract/lists'
import { useEffect, useState } from 'react'
import { cartState, subscribeToCart } from '../cart/cart-store.ts'
import { browserCommerce } from '../platform/browser-commerce.ts'
import { cookieOf } from '../platform/cookies.ts'

export type Saved = AnswerOf<typeof readSavedItems>

export const savedPerPage = 10

/** Whenever the cart has changed an item may have come or gone, in another tab too. */
export function useSavedItems(count: number) {
  const [saved, keep] = useState<Saved>()
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
  const { cookie } = document
  const isEmployee = cookieOf(cookie, flagCookies.employee) === 'true'
  if (!cookieOf(cookie, flagCookies.usid) || isEmployee) return undefined
  const read = await browserCommerce().readSavedItems({ query: { start: 0, count } })
  return read.ok ? read.value : undefined
}

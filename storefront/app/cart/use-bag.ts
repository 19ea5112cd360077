import { useSyncExternalStore } from 'react'
import { type BagState, bagState, subscribeToBag } from './bag-store.ts'

const unknown: BagState = {}

/** Nothing is known of it while the server renders; the page asks again once it is alive. */
export const useBag = (): BagState => useSyncExternalStore(subscribeToBag, bagState, () => unknown)

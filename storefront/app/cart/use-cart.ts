import { useSyncExternalStore } from 'react'
import { type CartState, cartState, subscribeToCart } from './cart-store.ts'

const unknown: CartState = { memory: null, cart: undefined, refused: null }

/** Nothing is known of it while the server renders; the page asks again once it is alive. */
export const useCart = (): CartState =>
  useSyncExternalStore(subscribeToCart, cartState, () => unknown)

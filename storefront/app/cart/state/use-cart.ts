import { useSyncExternalStore } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { clientLoader } from '../cart-route.tsx'
import { type CartState, cartState, subscribeToCart } from './cart-store.ts'

const unknown: CartState = { remembered: null, cart: undefined, error: null }

/** The server renders without a cart. The browser reads it after hydration. */
export const useCart = (): CartState =>
  useSyncExternalStore(subscribeToCart, cartState, () => unknown)

/** The count that the browser has stored, or else the one that the cart page was rendered with. */
export function useCartCount(): number {
  const page = useRouteLoaderData<typeof clientLoader>('cart/cart-route')
  const { remembered: memory, cart } = useCart()
  if (memory) return memory.count
  if (cart === null) return 0
  const shown = page?.shown
  const view = shown && 'view' in shown ? shown.view : undefined
  return view && 'cart' in view ? view.cart.totalItems : 0
}

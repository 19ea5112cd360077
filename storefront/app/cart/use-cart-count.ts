import { useRouteLoaderData } from 'react-router'
import type { clientLoader } from './cart-route.tsx'
import { useCart } from './use-cart.ts'

/** What the browser remembers; before that, what the cart page was rendered with. */
export function useCartCount(): number {
  const page = useRouteLoaderData<typeof clientLoader>('cart/cart-route')
  const { memory, cart } = useCart()
  if (memory) return memory.count
  if (cart === null) return 0
  const shown = page?.shown
  const view = shown && 'view' in shown ? shown.view : undefined
  return view && 'cart' in view ? view.cart.totalItems : 0
}

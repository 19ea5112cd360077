import { useRouteLoaderData } from 'react-router'
import type { clientLoader } from './cart-route.tsx'
import { useBag } from './use-bag.ts'

/** What the browser remembers; before that, what the cart page was rendered with. */
export function useBagCount(): number {
  const page = useRouteLoaderData<typeof clientLoader>('cart/cart-route')
  const { bag } = useBag()
  if (bag) return bag.count
  const view = page?.view
  return view && 'state' in view && view.state === 'filled' ? view.cart.totalItems : 0
}

import { keepCart, keepRefusal } from './cart-store.ts'
import type { CartView } from './cart-view.ts'

/** A cart that the shop has forgotten is made anew from what the browser remembers of it. */
export async function recoverCart(loading: Promise<CartView>): Promise<CartView> {
  keepRefusal(null)
  const view = await loading.catch((): CartView => ({ state: 'failed', message: '' }))
  if ('cart' in view) keepCart(view.cart)
  if (view.state !== 'lost' && view.state !== 'none') return view
  const { recoverLostCart } = await import('./recover-lost-cart.ts')
  return recoverLostCart()
}

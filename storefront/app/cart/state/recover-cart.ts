import { browserCommerce } from '../../platform/calls/browser-commerce.ts'
import { expiredCartError } from '../commands/cart-error.ts'
import { cartState, clearCart, setCartError, setLostParts } from './cart-store.ts'
import { type CartView, viewOf } from './cart-view.ts'
import { setCart } from './set-cart.ts'
import { withCartLock } from './with-cart-lock.ts'

/** Rebuilds a cart that the server has lost from the lines stored in the browser. */
export async function recoverCart(loading: Promise<CartView>): Promise<CartView> {
  setCartError(null)
  const view = await loading.catch((): CartView => ({ state: 'failed', message: '' }))
  if ('cart' in view) setCart(view.cart)
  return view.state === 'lost' || view.state === 'none' ? withCartLock(rebuildFromStorage) : view
}

async function rebuildFromStorage(): Promise<CartView> {
  const { leaveForUnfinishedOrder } = await import('./unfinished-order.ts')
  await leaveForUnfinishedOrder()
  const stored = cartState().remembered ?? { lines: [] }
  if (stored.lines.length === 0) {
    clearCart()
    return { state: 'none' }
  }
  const { rebuildCart } = await import('./rebuild-cart.ts')
  const result = await rebuildCart(browserCommerce(), stored)
  if (!result.ok) return { state: 'failed', message: result.refusal.message }
  const { cart, missingItems, lostParts } = result.value
  setCart(cart)
  setLostParts(lostParts)
  if (missingItems !== null) setCartError({ ...expiredCartError, message: missingItems })
  return viewOf(cart)
}

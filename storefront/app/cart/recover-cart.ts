import { browserCommerce } from '../platform/browser-commerce.ts'
import { cartState, forgetCart, keepCart, keepRefusal } from './cart-store.ts'
import { inCartTurn } from './cart-turn.ts'
import { type CartView, viewOf } from './cart-view.ts'
import { rebuildCart } from './rebuild-cart.ts'
import { expiredCart } from './refused-write.ts'

/** A cart that the shop has forgotten is made anew from what the browser remembers of it. */
export async function recoverCart(loading: Promise<CartView>): Promise<CartView> {
  keepRefusal(null)
  const view = await loading.catch((): CartView => ({ state: 'failed', message: '' }))
  if ('cart' in view) keepCart(view.cart)
  return view.state === 'lost' || view.state === 'none' ? inCartTurn(recoverNow) : view
}

async function recoverNow(): Promise<CartView> {
  const { giveUpUnfinished } = await import('./unfinished-order.ts')
  const isGivenUp = await giveUpUnfinished(browserCommerce())
  const lines = isGivenUp ? [] : (cartState().memory?.lines ?? [])
  if (lines.length === 0 && !isGivenUp) {
    forgetCart()
    return { state: 'none' }
  }
  const rebuilt = await rebuildCart(browserCommerce(), lines)
  if (!rebuilt.ok) return { state: 'failed', message: rebuilt.refusal.message }
  const { cart, isWhole } = rebuilt.value
  keepCart(cart)
  if (!isWhole) keepRefusal(expiredCart({ errorId: 'BSK404', message: '' }))
  return viewOf(cart)
}

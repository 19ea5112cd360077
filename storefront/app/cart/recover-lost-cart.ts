import { browserCommerce } from '../platform/browser-commerce.ts'
import { cartState, forgetCart, keepCart, keepRefusal } from './cart-store.ts'
import { inCartTurn } from './cart-turn.ts'
import { type CartView, viewOf } from './cart-view.ts'
import { rebuildCart } from './rebuild-cart.ts'
import { expiredCart } from './refused-write.ts'

/** Made anew from what the browser remembers of it. */
export const recoverLostCart = (): Promise<CartView> => inCartTurn(recoverNow)

async function recoverNow(): Promise<CartView> {
  const lines = cartState().memory?.lines ?? []
  if (lines.length === 0) {
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

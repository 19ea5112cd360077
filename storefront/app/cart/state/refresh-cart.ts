import { browserCommerce } from '../../platform/calls/browser-commerce.ts'
import { optionalCartHandlers } from '../commands/cart-refusal-handling.ts'
import { basketIdInCookie } from './cart-store.ts'
import { setCart } from './set-cart.ts'

let suspendedBasketId: string | undefined

/** A cart that is being ordered is not refreshed. Pass undefined to resume. */
export function suspendRefresh(basketId: string | undefined) {
  suspendedBasketId = basketId
}

/** Reads the cart. A lost cart is not rebuilt here, but by the next command or the cart page. */
export async function refreshCart(): Promise<void> {
  const basketId = basketIdInCookie()
  if (!basketId || basketId === suspendedBasketId) return
  const result = await browserCommerce().readCart(
    { params: { basketId }, query: {} },
    optionalCartHandlers,
  )
  if (result.ok && basketId !== suspendedBasketId) setCart(result.value)
}

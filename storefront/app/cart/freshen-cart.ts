import { browserCommerce } from '../platform/browser-commerce.ts'
import { basketIdInCookie, keepCart } from './cart-store.ts'

let inHand: string | undefined

/** The cart that is being ordered, or is an order by now, is not asked for; none: it is free again. */
export function leaveAlone(basketId: string | undefined) {
  inHand = basketId
}

/** Shows the cart as it is now; one that is lost is made anew when somebody wants it. */
export async function freshenCart(): Promise<void> {
  const basketId = basketIdInCookie()
  if (!basketId || basketId === inHand) return
  const read = await browserCommerce().readCart({ params: { basketId }, query: {} })
  if (read.ok && basketId !== inHand) keepCart(read.value)
}

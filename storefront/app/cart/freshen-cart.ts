import { browserCommerce } from '../platform/browser-commerce.ts'
import { basketIdInCookie, keepCart } from './cart-store.ts'

/** Shows the cart as it is now; one that is lost is made anew when somebody wants it. */
export async function freshenCart(): Promise<void> {
  const basketId = basketIdInCookie()
  if (!basketId) return
  const read = await browserCommerce().readCart({ params: { basketId }, query: {} })
  if (read.ok) keepCart(read.value)
}

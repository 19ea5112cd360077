import type { CallRefusal } from '@cairn/contract/client'
import { cartState, keepCart } from '../cart/cart-store.ts'
import { browserCommerce } from '../platform/browser-commerce.ts'

/** From now on an associate pays less, also for what is in the bag already. */
export async function acceptTerms(): Promise<CallRefusal | undefined> {
  const commerce = browserCommerce()
  const accepted = await commerce.changeProfile({
    body: { consumerProfile: { isEmployeeDiscountTCAccepted: true } },
  })
  if (!accepted.ok) return accepted.refusal
  const basketId = cartState().memory?.basketId
  if (basketId === undefined) return undefined
  const read = await commerce.readCart({ params: { basketId }, query: {} })
  if (read.ok) keepCart(read.value)
  return undefined
}

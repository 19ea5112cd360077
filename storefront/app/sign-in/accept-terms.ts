import { freshenCart } from '../cart/freshen-cart.ts'
import { browserCommerce } from '../platform/browser-commerce.ts'

/** From now on an associate pays less, also for what is in the bag already; answers whether that was heard. */
export async function acceptTerms(): Promise<boolean> {
  const accepted = await browserCommerce().changeProfile({
    body: { consumerProfile: { isEmployeeDiscountTCAccepted: true } },
  })
  if (accepted.ok) await freshenCart()
  return accepted.ok
}

import type { CallRefusal, Client } from '@cairn/contract/client'
import { keepCart } from '../cart/cart-store.ts'
import type { CheckoutView } from './checkout-view.ts'
import { goExpress } from './go-express.ts'
import { stepToShow } from './steps.ts'

/** Where an express checkout leads to. */
export const expressSearch = '?step=summary&status=EXPRESS'

/** Delivery, tax and prices are settled before anybody looks at the last step. */
export async function prepareInBrowser(
  commerce: Client,
  view: CheckoutView,
  country: string,
): Promise<CheckoutView> {
  const prepared = await commerce.prepareOrder({ body: { basketId: view.cart.basketId } })
  if (!prepared.ok) return { ...view, blocked: blockedBy(prepared.refusal) }
  const cart = prepared.value
  keepCart(cart)
  return { ...view, cart, step: stepToShow('summary', cart, country) }
}

function blockedBy({ message: text, body }: CallRefusal): CheckoutView['blocked'] {
  const sku = body.errorDetails[0]?.details?.['sku']
  return { text, sku: typeof sku === 'string' ? sku : null }
}

export async function expressInBrowser(commerce: Client, view: CheckoutView): Promise<boolean> {
  if (!view.express) return false
  const cart = await goExpress(commerce, view.cart, view.express)
  if (cart) keepCart(cart)
  return cart !== undefined
}

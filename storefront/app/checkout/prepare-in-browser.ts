import type { CallRefusal, Client } from '@cairn/contract/client'
import { keepCart } from '../cart/cart-store.ts'
import { captchaForAddress } from './captcha-for-address.ts'
import { alsoTelling, hasMoved, telling } from './carried-news.ts'
import type { CheckoutView } from './checkout-view.ts'
import { goExpress } from './go-express.ts'
import { readPurse } from './read-purse.ts'
import { sendsBack, stepToShow } from './steps.ts'

/** Delivery, tax and prices are settled before anybody looks at the last step. */
export async function prepareInBrowser(
  commerce: Client,
  view: CheckoutView,
  country: string,
): Promise<CheckoutView> {
  const prepared = await commerce.prepareOrder({ body: { basketId: view.cart.basketId } })
  if (!prepared.ok) return { ...view, blocked: blockedBy(prepared.refusal) }
  const cart = alsoTelling(prepared.value, view.cart)
  keepCart(cart)
  const step = stepToShow('summary', cart, country)
  // It was not asked for where nothing seemed left to pay.
  const isPurseWanted = step === 'billing' && view.buyer !== null
  const purse = isPurseWanted ? await readPurse(commerce, cart) : view.purse
  return { ...view, cart, step, purse }
}

function blockedBy({ message: text, body }: CallRefusal): CheckoutView['blocked'] {
  const sku = body.errorDetails[0]?.details?.['sku']
  return { text, sku: typeof sku === 'string' ? sku : null }
}

/** Where an express checkout leads to; nothing: the steps are gone one by one. */
export async function expressInBrowser(
  commerce: Client,
  { cart: before, express }: CheckoutView,
): Promise<string | null> {
  if (!express) return null
  const where = { commerce, captchaForAddress: captchaForAddress() }
  const { cart, isReady } = await goExpress(where, before, express)
  if (!cart) return null
  keepCart(cart)
  if (isReady && !sendsBack(cart)) return telling('?step=summary&status=EXPRESS', cart)
  return isReady || hasMoved(cart) ? telling('?step=shipping', cart) : null
}

import type { CallRefusal } from '@cairn/contract/wire/client'
import { setCart } from '../../cart/state/set-cart.ts'
import type { Commerce } from '../../platform/calls/commerce.ts'
import type { CheckoutView } from '../checkout-view.ts'
import { preparationHandlers } from '../commands/checkout-refusal-handling.ts'
import {
  withEarlierNotices,
  hasDeliveryChange,
  addFlashToSearch,
} from '../commands/flash-in-url.ts'
import { captchaForAddress } from '../commands/set-shipping-address.ts'
import { readPaymentOptions } from '../payment/payment-options.ts'
import { runExpressCheckout } from './express-checkout.ts'
import { needsDeliveryReview, stepToShow } from './steps.ts'

/** Settles delivery, tax and prices before the summary is shown. */
export async function prepareInBrowser(
  commerce: Commerce,
  view: CheckoutView,
  country: string,
): Promise<CheckoutView> {
  const result = await commerce.prepareOrder(
    { body: { basketId: view.cart.basketId } },
    preparationHandlers,
  )
  if (!result.ok) return { ...view, problem: preparationProblem(result.refusal) }
  const cart = withEarlierNotices(result.value, view.cart)
  setCart(cart)
  const step = stepToShow('summary', cart, country)
  // The loader did not read the payment options if nothing was left to pay.
  const needsPaymentOptions = step === 'billing' && view.buyer !== null
  const paymentOptions = needsPaymentOptions
    ? await readPaymentOptions(commerce, cart)
    : view.paymentOptions
  return { ...view, cart, step, paymentOptions }
}

function preparationProblem({ message: text, body }: CallRefusal): CheckoutView['problem'] {
  const sku = body.errorDetails[0]?.details?.['sku']
  return { text, sku: typeof sku === 'string' ? sku : null }
}

/** The search of the next page, or `null` if the shopper continues with the normal steps. */
export async function runExpressInBrowser(
  commerce: Commerce,
  { cart: cartBefore, express }: CheckoutView,
): Promise<string | null> {
  if (!express) return null
  const context = { commerce, captchaForAddress: captchaForAddress() }
  const { cart, isReady } = await runExpressCheckout(context, cartBefore, express)
  if (!cart) return null
  setCart(cart)
  if (isReady && !needsDeliveryReview(cart))
    return addFlashToSearch('?step=summary&status=EXPRESS', cart)
  return isReady || hasDeliveryChange(cart) ? addFlashToSearch('?step=shipping', cart) : null
}

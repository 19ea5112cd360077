import type { FlashMessage } from '@cairn/contract/cart/cart'
import { answerChallenge, placeOrder, prepareOrder } from '@cairn/contract/checkout/checkout-calls'
import { receivePaymentEvents } from '@cairn/contract/payments/payment-calls'
import { accept, refuse } from '@cairn/contract/refusals/result'
import { cartAnswer } from '../cart/answers/cart-answer.ts'
import type { CartRouteDeps } from '../cart/cart-guard.ts'
import { changeCart } from '../cart/store/cart-store.ts'
import { marketOf } from '../catalogue/market.ts'
import { findOrder } from '../orders/order-store.ts'
import { serve } from '../platform/wire/serve.ts'
import { placeOnce, respondTo } from './place-once-wire.ts'
import type { CheckoutDeps } from './placement-wire.ts'
import { quoteOrder } from './quote-order.ts'
import { completeChallenge, applyPaymentEvent } from './settle-payments-flow.ts'

export function checkoutRoutes(deps: CheckoutDeps) {
  const { payment, guards } = deps
  const placeOrderOnce = placeOnce(deps)
  const respond = respondTo(deps)

  return [
    serve(placeOrder, guards.ownCartToOrder, ({ access, body, context }) =>
      placeOrderOnce(access, body, context),
    ),

    serve(answerChallenge, guards.ownOpenOrder, async ({ access: { order }, body, context }) => {
      const { sessionID: sessionId, threeDS2Result: proof } = body.paymentMethod.additionalData
      const outcome = await completeChallenge(payment, order, { sessionId, proof })
      if (!outcome.ok) return outcome
      return respond(outcome.value, context, () => findOrder(payment.database, order.orderId))
    }),

    serve(receivePaymentEvents, guards.provider, async ({ access }) => {
      for (const event of access) await applyPaymentEvent(payment, event)
      return accept({})
    }),
  ]
}

export const prepareRoutes = ({ guards, ...carts }: CartRouteDeps) => [
  serve(prepareOrder, guards.ownCart, async ({ access, body, context }) => {
    const target = { cartRef: { cartId: access.cartId }, market: marketOf(context) }
    const isForSheet = body['cookie-bid'] === true
    let quoteFlash: readonly FlashMessage[] = []
    const result = await changeCart(carts, target, (cart, changeContext) => {
      const quote = quoteOrder(cart, changeContext, { isForSheet })
      if (!quote.ok) return quote
      quoteFlash = quote.value.flash
      return accept(quote.value.cart)
    })
    if (!result) return refuse('cartNotFound')
    if (!result.ok) return result
    const { price, ...settled } = result.value
    const prices = price(settled.cart)
    if (!prices.ok) return prices
    const view = { ...settled, flash: [...settled.flash, ...quoteFlash] }
    return accept(cartAnswer(view, prices.value, context))
  }),
]

import type { FlashMessage } from '@cairn/contract/cart/cart'
import {
  answerChallenge,
  placeOrder,
  prepareOrder,
  readOpenOrder,
} from '@cairn/contract/checkout/checkout-calls'
import { receivePaymentEvents } from '@cairn/contract/payments/payment-calls'
import { accept, refuse } from '@cairn/contract/refusals/result'
import { flagCookies } from '@cairn/contract/wire/cookies'
import { cartAnswer } from '../cart/answers/cart-answer.ts'
import { rememberCart } from '../cart/answers/cart-answers-wire.ts'
import type { CartRouteDeps } from '../cart/cart-guard.ts'
import { changeCart } from '../cart/store/cart-store.ts'
import { marketOf } from '../catalogue/market.ts'
import { openOrderAnswer, orderAnswer } from '../orders/order-answer.ts'
import { type OrderGuards, ticketOf } from '../orders/order-guard.ts'
import { findOrder } from '../orders/order-store.ts'
import type { PaymentEvent } from '../payments/providers/provider.ts'
import { hashOf } from '../platform/tokens.ts'
import type { RequestContext } from '../platform/wire/request-context.ts'
import { type Guard, serve } from '../platform/wire/serve.ts'
import { type OrderOutcome, placeOnce, type PlaceOnceDeps } from './place-once-flow.ts'
import type { PlaceBody } from './placement-flow.ts'
import { quoteOrder } from './quote-order.ts'
import { completeChallenge, applyPaymentEvent } from './settle-payments-flow.ts'

type CheckoutRouteDeps = PlaceOnceDeps & {
  guards: CartRouteDeps['guards'] &
    OrderGuards & { provider: Guard<'provider', readonly PaymentEvent[]> }
  tokenSecret: string
}

export function checkoutRoutes(deps: CheckoutRouteDeps) {
  const { payment, guards } = deps
  const placeOrderOnce = placeOnce(deps)
  const respond = respondTo(deps)

  return [
    serve(placeOrder, guards.ownCartToOrder, async ({ access, body, context }) => {
      const result = await placeOrderOnce({ ...access, body, context, key: keyOf(body, context) })
      return result.ok ? respond(context, result.value) : result
    }),

    serve(answerChallenge, guards.ownOpenOrder, async ({ access: { order }, body, context }) => {
      const { sessionID: sessionId, threeDS2Result: proof } = body.paymentMethod.additionalData
      const completed = await completeChallenge(payment, order, { sessionId, proof })
      if (!completed.ok) return completed
      const readOrder = () => findOrder(payment.database, order.orderId)
      return respond(context, { outcome: completed.value, readOrder })
    }),

    serve(readOpenOrder, guards.ownOpenOrder, ({ access: { order } }) =>
      Promise.resolve(accept(openOrderAnswer(order))),
    ),

    serve(receivePaymentEvents, guards.provider, async ({ access }) => {
      for (const event of access) await applyPaymentEvent(payment, event)
      return accept({})
    }),
  ]
}

export const prepareRoutes = ({ guards, ...carts }: CartRouteDeps) => [
  serve(prepareOrder, guards.ownCart, async ({ access, body, context }) => {
    const target = { cartRef: access, market: marketOf(context) }
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

/** Turns the outcome of a payment into the answer of the call. */
const respondTo =
  ({ tokenSecret }: Pick<CheckoutRouteDeps, 'tokenSecret'>) =>
  async (context: RequestContext, { outcome, readOrder }: OrderOutcome) => {
    if (outcome.state === 'failed') {
      const { reason, basketId } = outcome
      if (basketId === undefined) return refuse(reason)
      rememberCart(context, basketId)
      return refuse(reason, { basketId })
    }
    if (outcome.state === 'placed') context.cookies.remove(flagCookies.basketId)
    const order = outcome.state === 'pending' ? undefined : await readOrder()
    if (!order) return refuse('temporarilyUnavailable')
    return accept(orderAnswer(order, ticketOf(order.orderId, tokenSecret)))
  }

/** The captcha is not part of the hash, because every attempt solves a new one. */
function keyOf(
  { recaptcha_response: _solved, ...body }: PlaceBody,
  { idempotencyKey }: RequestContext,
) {
  return {
    key: hashOf(idempotencyKey ?? body.cartId),
    bodyHash: hashOf(JSON.stringify(body)),
  }
}

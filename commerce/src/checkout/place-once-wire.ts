import { accept, refuse } from '@cairn/contract/refusals/result'
import { flagCookies } from '@cairn/contract/wire/cookies'
import type { OwnCartToOrder } from '../cart/cart-guard.ts'
import { rememberCart } from '../cart/cart-routes.ts'
import { findCart } from '../cart/store/cart-store.ts'
import { marketOf } from '../catalogue/market.ts'
import { orderAnswer } from '../orders/order-answer.ts'
import { ticketOf } from '../orders/order-guard.ts'
import { findOrder } from '../orders/order-store.ts'
import { type Order, settledOrder } from '../orders/order.ts'
import type { OrderKey } from '../orders/placing/hold-order-store.ts'
import { awaitOrderByKey, type OrderByKey } from '../orders/placing/idempotency-key-store.ts'
import { type PaymentOutcome, outcomeOf } from '../orders/placing/settle-order-store.ts'
import { countDecline, findDeclines, type Payer } from '../payments/payment-attempts-store.ts'
import { hasTooManyDeclines } from '../payments/payment-attempts.ts'
import { hashOf } from '../platform/tokens.ts'
import type { RequestContext } from '../platform/wire/request-context.ts'
import { charge, placeOrder } from './place-order-flow.ts'
import {
  type CheckoutDeps,
  buildPlacement,
  type PlaceBody,
  buildPaymentRequest,
} from './placement-wire.ts'

/** After this time, the server of the first request is assumed to have died, and a repeated request resumes it. */
const secondsUntilAbandoned = 12

const maxAttempts = 3

type PlaceRequest = {
  access: OwnCartToOrder
  body: PlaceBody
  context: RequestContext
  key: OrderKey
}

/** Places an order once, even if its request is repeated. */
export function placeOnce(deps: CheckoutDeps) {
  const { payment } = deps
  const respond = respondTo(deps)

  async function placeNew({ access, ...rest }: PlaceRequest) {
    let { loadedCart } = access
    const payer = { ...access.session, ...rest.context }
    const declines = await checkDeclines(deps, payer)
    if (!declines.ok) return declines
    const isCaptchaSolved = captchaCheck(deps, rest.body)
    for (let attempt = 1; loadedCart && attempt <= maxAttempts; attempt++) {
      const placement = await buildPlacement(deps, {
        ...access,
        ...rest,
        loadedCart,
        isCaptchaSolved,
      })
      if (!placement.ok) return placement
      const result = await placeOrder(payment, placement.value)
      if (result.ok) {
        const { outcome, orderedAt } = result.value
        await recordDecline(deps, payer, outcome)
        return respond(outcome, rest.context, () =>
          settledOrder(placement.value.order, outcome, orderedAt),
        )
      }
      const { refusal } = result
      if (typeof refusal !== 'string') return { ok: false as const, refusal }
      if (refusal === 'keyKnown') return undefined
      loadedCart = await findCart(deps.carts, {
        cartId: access.cartId,
        market: marketOf(rest.context),
      })
    }
    return undefined
  }

  /** A repeated request gets the order of the first one. */
  async function answerRepeat(placeRequest: PlaceRequest) {
    const { access, context, key } = placeRequest
    const keyOwner = { consumerId: access.session.consumerId, key: key.key }
    const existing = await awaitOrderByKey(payment.database, keyOwner)
    if (!existing) return refuse('cartNotFound')
    if (existing.bodyHash !== key.bodyHash) return refuse('idempotencyKeyReused')
    if (existing.state === 'pending' && existing.secondsAgo < secondsUntilAbandoned)
      return refuse('idempotencyKeyInFlight')
    const outcome =
      existing.state === 'pending'
        ? await resume(deps, existing, placeRequest)
        : accept(outcomeOf(existing))
    if (!outcome.ok) return outcome
    return respond(outcome.value, context, () => findOrder(payment.database, existing.orderId))
  }

  return async (access: OwnCartToOrder, body: PlaceBody, context: RequestContext) => {
    const request = { access, body, context, key: keyOf(body, context) }
    return (await placeNew(request)) ?? answerRepeat(request)
  }
}

/** Asks the provider again for an order whose first request was lost. */
async function resume(
  deps: CheckoutDeps,
  existing: OrderByKey,
  { access: { session }, body, context }: PlaceRequest,
) {
  const result = await buildPaymentRequest(deps, { body, context, session, order: existing })
  if (!result.ok) return result
  const { request } = result.value
  if (!request) return refuse('idempotencyKeyInFlight')
  return accept(await charge(deps.payment, { ...existing, attemptKey: request.key }, request))
}

/** Checks the captcha once: it cannot be used again when an order is built anew because its cart changed. */
function captchaCheck({ captcha }: CheckoutDeps, body: PlaceBody): () => Promise<boolean> {
  let result: Promise<boolean> | undefined
  return () => (result ??= captcha.isSolved(body.recaptcha_response, 'order'))
}

/** Refuses a shopper with several declined cards within the hour. */
async function checkDeclines({ payment, countsAttempts }: CheckoutDeps, payer: Payer) {
  if (!countsAttempts) return accept(undefined)
  const declines = await findDeclines(payment.database, payer)
  const { secondsUntilReset: seconds } = declines
  return hasTooManyDeclines(declines) ? refuse('tooManyRequests', { seconds }) : accept(undefined)
}

async function recordDecline(
  { payment, countsAttempts }: CheckoutDeps,
  payer: Payer,
  outcome: PaymentOutcome,
) {
  const isDeclined = outcome.state === 'failed' && outcome.isDeclined
  if (isDeclined && countsAttempts) await countDecline(payment.database, payer)
}

/** Turns the outcome of a payment into the answer of the call. */
export const respondTo =
  ({ tokenSecret }: CheckoutDeps) =>
  async (
    outcome: PaymentOutcome,
    context: RequestContext,
    readOrder: () => Promise<Order | undefined> | Order,
  ) => {
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

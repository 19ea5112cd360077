import { redemptionRefusals } from '@cairn/contract/promotions/promotion-calls'
import type { RefusalName } from '@cairn/contract/refusals/refusals'
import { accept, refuse } from '@cairn/contract/refusals/result'
import { withoutCodes } from '../cart/promotions/cart-discounts.ts'
import { type CartDeps, changeCart, findCart, type CartToRead } from '../cart/store/cart-store.ts'
import { marketOf } from '../catalogue/market.ts'
import { findOrder } from '../orders/order-store.ts'
import { type Order, settledOrder } from '../orders/order.ts'
import type { OrderKey } from '../orders/placing/hold-order-store.ts'
import { awaitOrderByKey, type OrderByKey } from '../orders/placing/idempotency-key-store.ts'
import {
  failPayment,
  findUnsettledOrder,
  type PaymentOutcome,
  outcomeOf,
} from '../orders/placing/settle-order-store.ts'
import { countUnverifiedOrder, findUnpaidHolds } from '../orders/placing/unpaid-holds-store.ts'
import { canBeHeldUnpaid, secondsUntilHold, unitsOf } from '../orders/placing/unpaid-holds.ts'
import { countDecline, findDeclines, type Payer } from '../payments/payment-attempts-store.ts'
import { hasTooManyDeclines } from '../payments/payment-attempts.ts'
import { type Captcha, isSolvedOrCounted } from '../platform/defence/challenges.ts'
import type { LiveSession } from '../sessions/session.ts'
import { stockHoldsOf } from './order-from-cart.ts'
import { charge, type Placement, placeOrder } from './place-order-flow.ts'
import {
  buildPaymentRequest,
  buildPlacement,
  type OrderContext,
  type PlaceBody,
  type PlacementDeps,
} from './placement-flow.ts'

/** After this time, the server of the first request is assumed to have died, and a repeated request resumes it. */
const secondsUntilAbandoned = 12

const maxAttempts = 3

export type PlaceOnceDeps = PlacementDeps & {
  carts: CartDeps
  captcha: Captcha
}

type PlaceRequest = {
  session: LiveSession
  cartId: string
  /** Undefined if the cart is already ordered. */
  loadedCart: CartToRead | undefined
  body: PlaceBody
  context: OrderContext
  key: OrderKey
}

/** How the payment ended, and the order for the answer if it was placed. */
export type OrderOutcome = {
  outcome: PaymentOutcome
  readOrder: () => Promise<Order | undefined> | Order
}

/** Places an order once, even if its request is repeated. */
export function placeOnce(deps: PlaceOnceDeps) {
  const { payment } = deps

  async function placeNew(request: PlaceRequest) {
    const { session, cartId, context } = request
    let { loadedCart } = request
    const payer = { ...session, ...context }
    const declines = await checkDeclines(deps, payer)
    if (!declines.ok) return declines
    const holds = await checkUnpaidHolds(deps, request)
    if (!holds.ok) return holds
    const isCaptchaSolved = captchaCheck(deps, request)
    for (let attempt = 1; loadedCart && attempt <= maxAttempts; attempt++) {
      const placement = await buildPlacement(deps, { ...request, loadedCart, isCaptchaSolved })
      if (!placement.ok) return placement
      const result = await placeOrder(payment, placement.value)
      if (result.ok) {
        const { outcome: answer, orderedAt } = result.value
        const { order } = placement.value
        const outcome = await failExcessiveHold(deps, { ...request, loadedCart }, { order, answer })
        await recordDecline(deps, payer, outcome)
        const readOrder = () => settledOrder(order, outcome, orderedAt)
        return accept<OrderOutcome>({ outcome, readOrder })
      }
      const { refusal } = result
      if (typeof refusal !== 'string') {
        await removeUsedCodes(deps, request, refusal.name)
        return { ok: false as const, refusal }
      }
      if (refusal === 'keyKnown') return undefined
      loadedCart = await findCart(deps.carts, {
        cartId,
        market: marketOf(context),
        sessionId: session.id,
      })
    }
    return undefined
  }

  /** A repeated request gets the order of the first one. */
  async function answerRepeat(request: PlaceRequest) {
    const { session, key } = request
    const keyOwner = { consumerId: session.consumerId, key: key.key }
    const existing = await awaitOrderByKey(payment.database, keyOwner)
    if (!existing) return refuse('cartNotFound')
    if (existing.bodyHash !== key.bodyHash) return refuse('idempotencyKeyReused')
    if (existing.state === 'pending' && existing.secondsAgo < secondsUntilAbandoned)
      return refuse('idempotencyKeyInFlight')
    const outcome =
      existing.state === 'pending'
        ? await resume(deps, existing, request)
        : accept(outcomeOf(existing))
    if (!outcome.ok) return outcome
    const readOrder = () => findOrder(payment.database, existing.orderId)
    return accept<OrderOutcome>({ outcome: outcome.value, readOrder })
  }

  return async (request: PlaceRequest) => (await placeNew(request)) ?? answerRepeat(request)
}

/** A code that another order has used up meanwhile is not offered again at the same total. */
async function removeUsedCodes(
  { carts }: PlaceOnceDeps,
  { session, cartId, context }: PlaceRequest,
  reason: RefusalName,
): Promise<void> {
  if (!redemptionRefusals.some((name) => name === reason)) return
  const target = { cartRef: { cartId, session }, market: marketOf(context) }
  await changeCart(carts, target, (cart) => accept(withoutCodes(cart, reason)))
}

/** Asks the provider again for an order whose first request was lost. */
async function resume(
  deps: PlaceOnceDeps,
  existing: OrderByKey,
  { session, body, context }: PlaceRequest,
) {
  const result = await buildPaymentRequest(deps, { body, context, session, order: existing })
  if (!result.ok) return result
  const { request } = result.value
  if (!request) return refuse('idempotencyKeyInFlight')
  return accept(await charge(deps.payment, { ...existing, attemptKey: request.key }, request))
}

/**
 * Checks the captcha once: it cannot be used again when an order is built anew because its cart changed. Forms without
 * JavaScript have no solution and are limited by their network. A wrong solution is refused.
 */
function captchaCheck(
  { captcha, payment }: PlaceOnceDeps,
  { body: { recaptcha_response: solution }, context }: PlaceRequest,
): () => Promise<boolean> {
  const check = () =>
    isSolvedOrCounted(
      captcha,
      { solution, action: 'order' },
      async () =>
        context.isFromPage && (await countUnverifiedOrder(payment.database, context.clientIp)),
    )
  let result: Promise<boolean> | undefined
  return () => (result ??= check())
}

/** Refuses a shopper with several declined cards within the hour. */
async function checkDeclines({ payment, countsAttempts }: PlaceOnceDeps, payer: Payer) {
  if (!countsAttempts) return accept(undefined)
  const declines = await findDeclines(payment.database, payer)
  const { secondsUntilReset: seconds } = declines
  return hasTooManyDeclines(declines) ? refuse('tooManyRequests', { seconds }) : accept(undefined)
}

/** Refuses a shopper who leaves many payments undecided, because each of them holds stock. */
async function checkUnpaidHolds(
  { payment, countsAttempts }: PlaceOnceDeps,
  { session, context, loadedCart }: PlaceRequest,
) {
  if (!countsAttempts || !loadedCart) return accept(undefined)
  const holds = await findUnpaidHolds(payment.database, { ...session, ...context })
  const seconds = secondsUntilHold(holds, unitsToHold(loadedCart))
  return seconds > 0 ? refuse('tooManyRequests', { seconds }) : accept(undefined)
}

/** Without free gifts, which the shopper did not ask for. */
const unitsToHold = ({ cart }: CartToRead): number => unitsOf(stockHoldsOf(cart.lines))

type AnsweredOrder = Pick<Placement, 'order'> & { answer: PaymentOutcome }

/**
 * Only now it is known that the order is not paid at once. Other orders may have been checked at the same time, so they
 * are counted again once they hold their stock.
 */
async function failExcessiveHold(
  { payment, countsAttempts }: PlaceOnceDeps,
  { session, context, loadedCart }: PlaceRequest & { loadedCart: CartToRead },
  { order: { orderId }, answer }: AnsweredOrder,
): Promise<PaymentOutcome> {
  const isHeld = answer.state === 'challenged' || answer.state === 'pending'
  if (!countsAttempts || !isHeld) return answer
  const payer = { ...session, ...context }
  const others = await findUnpaidHolds(payment.database, payer, { except: orderId })
  if (canBeHeldUnpaid(others, unitsToHold(loadedCart))) return answer
  const unsettled = await findUnsettledOrder(payment.database, orderId)
  return unsettled ? failPayment(payment, unsettled) : answer
}

async function recordDecline(
  { payment, countsAttempts }: PlaceOnceDeps,
  payer: Payer,
  outcome: PaymentOutcome,
) {
  const isDeclined = outcome.state === 'failed' && outcome.isDeclined
  if (isDeclined && countsAttempts) await countDecline(payment.database, payer)
}

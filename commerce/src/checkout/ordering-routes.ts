import { flagCookies } from '@cairn/contract/cookies'
import { accept, refuse } from '@cairn/contract/result'
import type { OwnCartToOrder } from '../cart/cart-guard.ts'
import { rememberCart } from '../cart/cart-routes.ts'
import { findCart } from '../cart/cart-store.ts'
import { marketOf } from '../catalogue/sellable.ts'
import { findOrder } from '../orders/find-order-store.ts'
import type { OrderKey } from '../orders/hold-order-store.ts'
import { awaitKeyed, type Keyed } from '../orders/keyed-order-store.ts'
import { type KnownOrder, knownFrom } from '../orders/known-order.ts'
import { orderAnswer } from '../orders/order-answer.ts'
import { ticketOf } from '../orders/order-guard.ts'
import { type Settled, settledAs } from '../orders/settle-order-store.ts'
import { areEnoughDeclines } from '../payments/declines.ts'
import { countDecline, findDeclines, type Payer } from '../payments/tries-store.ts'
import { hashOf } from '../platform/tokens.ts'
import type { Asked } from '../platform/wire/asked.ts'
import { charge, place } from './placing-store.ts'
import { type CheckoutNeeds, makePlacing, type PlaceBody, requestFor } from './placing-routes.ts'

/** A key may have been used by a server that is no more: then whoever asks again goes on. */
const secondsUntilAbandoned = 12

/** Of a cart that changes while it is ordered. */
const tries = 3

type Ordering = { grant: OwnCartToOrder; body: PlaceBody; asked: Asked; key: OrderKey }

/** Places an order once, however often its request comes. */
export function orderOnce(needs: CheckoutNeeds) {
  const { till } = needs
  const tell = telling(needs)

  async function placeOnce({ grant, ...rest }: Ordering) {
    let { found } = grant
    const payer = { ...grant.session, ...rest.asked }
    const patient = await checkDeclines(needs, payer)
    if (!patient.ok) return patient
    for (let attempt = 1; found && attempt <= tries; attempt++) {
      const placing = await makePlacing(needs, { ...grant, ...rest, found })
      if (!placing.ok) return placing
      const placed = await place(till, placing.value)
      if (placed.ok) {
        const { settled, orderedAt } = placed.value
        await rememberDecline(needs, payer, settled)
        return tell(settled, rest.asked, () => knownFrom(placing.value.order, settled, orderedAt))
      }
      const { refusal } = placed
      if (typeof refusal !== 'string') return { ok: false as const, refusal }
      if (refusal === 'keyKnown') return undefined
      found = await findCart(needs.carts, { cartId: grant.cartId, market: marketOf(rest.asked) })
    }
    return undefined
  }

  /** The same request again gets the same order again. */
  async function answerAgain(ordering: Ordering) {
    const { grant, asked, key } = ordering
    const caller = { consumerId: grant.session.consumerId, key: key.key }
    const keyed = await awaitKeyed(till.database, caller)
    if (!keyed) return refuse('cartNotFound')
    if (keyed.bodyHash !== key.bodyHash) return refuse('keyReused')
    if (keyed.state === 'pending' && keyed.secondsAgo < secondsUntilAbandoned)
      return refuse('sameKeyInFlight')
    const settled =
      keyed.state === 'pending' ? await goOn(keyed, ordering) : accept(settledAs(keyed))
    if (!settled.ok) return settled
    return tell(settled.value, asked, () => findOrder(till.database, keyed.orderId))
  }

  async function goOn(keyed: Keyed, { grant: { session }, body, asked }: Ordering) {
    const payment = await requestFor(needs, { body, asked, session, of: keyed })
    if (!payment.ok) return payment
    const { request } = payment.value
    if (!request) return refuse('sameKeyInFlight')
    return accept(await charge(till, { ...keyed, attemptKey: request.key }, request))
  }

  return async (grant: OwnCartToOrder, body: PlaceBody, asked: Asked) => {
    const ordering = { grant, body, asked, key: keyOf(body, asked) }
    return (await placeOnce(ordering)) ?? answerAgain(ordering)
  }
}

/** Whoever had several cards declined within the hour waits before the next one. */
async function checkDeclines({ till, countsTries }: CheckoutNeeds, payer: Payer) {
  if (!countsTries) return accept(undefined)
  const declines = await findDeclines(till.database, payer)
  const { secondsLeft: seconds } = declines
  return areEnoughDeclines(declines) ? refuse('tooManyRequests', { seconds }) : accept(undefined)
}

async function rememberDecline(
  { till, countsTries }: CheckoutNeeds,
  payer: Payer,
  settled: Settled,
) {
  const isDeclined = settled.state === 'failed' && settled.isDeclined
  if (isDeclined && countsTries) await countDecline(till.database, payer)
}

/** What came of it, as the shopper is told. */
export const telling =
  ({ tokenSecret }: CheckoutNeeds) =>
  async (
    settled: Settled,
    asked: Asked,
    find: () => Promise<KnownOrder | undefined> | KnownOrder,
  ) => {
    if (settled.state === 'failed') {
      const { because, basketId } = settled
      if (basketId === undefined) return refuse(because)
      rememberCart(asked, basketId)
      return refuse(because, { basketId })
    }
    if (settled.state === 'placed') asked.cookies.remove(flagCookies.basketId)
    const order = settled.state === 'pending' ? undefined : await find()
    if (!order) return refuse('awayForAMoment')
    return accept(orderAnswer(order, ticketOf(order.orderId, tokenSecret)))
  }

/** A captcha is solved anew for every try. */
function keyOf({ recaptcha_response: _solved, ...body }: PlaceBody, { idempotencyKey }: Asked) {
  return {
    key: hashOf(idempotencyKey ?? body.cartId),
    bodyHash: hashOf(JSON.stringify(body)),
  }
}

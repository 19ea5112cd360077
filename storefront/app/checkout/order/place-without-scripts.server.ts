import type { placeOrder } from '@cairn/contract/checkout/checkout-calls'
import { messageFor } from '@cairn/contract/refusals/refusal-messages'
import { accept, type Result } from '@cairn/contract/refusals/result'
import type { Locale } from '@cairn/contract/sites/sites'
import type { RequestOf } from '@cairn/contract/wire/call'
import { optionalCartHandlers } from '../../cart/commands/cart-refusal-handling.ts'
import type { LabelKey } from '../../messages/messages.ts'
import type { Commerce } from '../../platform/calls/commerce.ts'
import { withRenewedSession, withSession } from '../../platform/calls/server-session.ts'
import { formText } from '../../platform/form-data.ts'
import { messagesFor } from '../../platform/text/messages.server.ts'
import { checkoutError, type CheckoutError, failWith } from '../commands/checkout-error.ts'
import { preparationHandlers } from '../commands/checkout-refusal-handling.ts'
import { addFlashToSearch } from '../commands/flash-in-url.ts'
import { challengeHandlers } from '../payment-return.server.ts'
import { needsDeliveryReview } from '../steps/steps.ts'
import { challengeIn } from './challenge.ts'
import {
  handlingOf,
  isNothingAvailable,
  orderHandlers,
  type OrderRefusal,
} from './order-refusals.ts'
import type { Order } from './send-order.ts'

export const placeIntent = 'place'

type PlaceContext = { commerce: Commerce; locale: Locale }
/** The path of the next page, after the locale. */
type PlaceOutcome = Result<string, CheckoutError>

/** Places the order that the form shows, and leads to its confirmation. A form that is sent twice gets one order. */
export async function placeWithoutScripts(
  { commerce, locale }: PlaceContext,
  form: FormData,
): Promise<PlaceOutcome> {
  const body = orderIn(form)
  const prepared = await withRenewedSession(commerce, () =>
    commerce.prepareOrder({ body: { basketId: body.cartId } }, preparationHandlers),
  )
  // Perhaps the cart is ordered already.
  if (!prepared.ok && prepared.refusal.name !== 'cartNotFound') {
    return (await canOrderNothing(commerce, body.cartId))
      ? failAtTop('nothingToOrder', locale)
      : failWith(checkoutError(prepared.refusal, 'top'))
  }
  if (prepared.ok && needsDeliveryReview(prepared.value)) {
    return accept(`checkout${addFlashToSearch('', prepared.value)}`)
  }
  const result = await commerce.placeOrder({ body }, orderHandlers)
  return result.ok
    ? finishOrder(commerce, result.value)
    : explainRefusal({ commerce, locale, cartId: body.cartId }, result.refusal)
}

/** The fields of `PlaceOrderForm`. Equal forms are equal orders, whatever has happened to the cart meanwhile. */
function orderIn(form: FormData): RequestOf<typeof placeOrder>['body'] {
  const text = (name: string) => formText(form, name)
  const code = text('method')
  return {
    cartId: text('cartId'),
    seenTotal: Number(text('seenTotal')),
    seenToPay: Number(text('seenToPay')),
    ...((code === 'CREDIT_CARD' || code === 'WALLET') && {
      paymentMethod: { code, additionalData: { paymentInstrumentId: text('instrumentId') } },
    }),
  }
}

/** Challenges open in windows of the provider. Without scripts the order ends, and its items are in a new cart. */
async function finishOrder(commerce: Commerce, order: Order): Promise<PlaceOutcome> {
  const challenge = challengeIn(order)
  if (challenge) {
    const { orderNumber, st, code, sessionId: sessionID } = challenge
    const result = await commerce.answerChallenge(
      {
        params: { orderNumber },
        query: { st },
        body: {
          paymentMethod: { code, additionalData: { sessionID, threeDS2Result: 'closed' } },
        },
      },
      challengeHandlers,
    )
    if (!result.ok) return payAnotherWay(commerce, 'challenge')
  }
  await openNewCart(commerce)
  return accept(`order-confirmation?order=${order.orderNumber}`)
}

async function explainRefusal(
  { commerce, locale, cartId }: PlaceContext & { cartId: string },
  refusal: OrderRefusal,
): Promise<PlaceOutcome> {
  if (refusal.name === 'captchaFailed') return failAtTop('tooManyWithoutScripts', locale)
  const { isOver, step } = handlingOf(refusal)
  if (isOver) return payAnotherWay(commerce, refusal.name)
  if (step === 'summary' && (await canOrderNothing(commerce, cartId)))
    return failAtTop('nothingToOrder', locale)
  return failWith(checkoutError(refusal, 'top'))
}

async function canOrderNothing(commerce: Commerce, basketId: string): Promise<boolean> {
  const result = await commerce.readCart({ params: { basketId }, query: {} }, optionalCartHandlers)
  return result.ok && isNothingAvailable(result.value)
}

const failAtTop = (key: LabelKey, locale: Locale) =>
  failWith({ name: 'paymentIncomplete', message: textOf(key, locale), place: 'top' })

const textOf = (key: LabelKey, locale: Locale) => messagesFor(locale).catalogue.messages[key]

async function payAnotherWay(commerce: Commerce, reason: string): Promise<PlaceOutcome> {
  await openNewCart(commerce)
  return accept(`checkout?${new URLSearchParams({ step: 'billing', [refusedParameter]: reason })}`)
}

const openNewCart = (commerce: Commerce) =>
  withSession(commerce, () => commerce.createCart({ body: {} }, optionalCartHandlers))

const refusedParameter = 'refused'

/** Why the order failed whose items are in the cart again. */
export function refusedOrderIn(query: URLSearchParams, locale: Locale): string | undefined {
  const reason = query.get(refusedParameter)
  if (reason === 'challenge') return textOf('challengeNeedsScripts', locale)
  return reason === 'paymentFailed' || reason === 'paymentSuspicious'
    ? messageFor(reason, locale)
    : undefined
}

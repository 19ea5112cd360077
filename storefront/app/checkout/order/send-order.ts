import type { Cart } from '@cairn/contract/cart/cart'
import type { placeOrder } from '@cairn/contract/checkout/checkout-calls'
import type { Result } from '@cairn/contract/refusals/result'
import type { AnswerOf, RequestOf } from '@cairn/contract/wire/call'
import { orderKeyFor } from '../../cart/state/order-key.ts'
import type { Commerce } from '../../platform/calls/commerce.ts'
import { inStoreSession } from '../../sign-in/associate/in-store-session.ts'
import { payingInstrument } from '../payment/payment-instruments.ts'
import { orderHandlers, type OrderRefusal } from './order-refusals.ts'

export type Order = AnswerOf<typeof placeOrder>
type OrderBody = RequestOf<typeof placeOrder>['body']
/** `undefined` if nothing is left to pay. */
export type Payment = OrderBody['paymentMethod']

/** Results of the provider's windows and of the captcha. */
export type PaymentProofs = {
  authorizationToken?: string
  /** Replaces the payment instrument of the cart. */
  walletToken?: string
  captcha?: string | undefined
}

/** The payment by the provider, or `undefined` if nothing is left to pay. */
export function paymentOf(cart: Cart, { authorizationToken, walletToken }: PaymentProofs): Payment {
  if (walletToken !== undefined) return { code: 'WALLET', additionalData: { walletToken } }
  const instrument = cart.totals.remainingToPay > 0 ? payingInstrument(cart) : undefined
  if (!instrument) return undefined
  const { payment_method_id: code, payment_instrument_id: paymentInstrumentId, card } = instrument
  const sessionID = instrument.session_id
  if (code === 'KLARNA') {
    return {
      code,
      additionalData: {
        ...(authorizationToken !== undefined && { authorizationToken }),
        ...(sessionID !== null && { sessionID }),
      },
    }
  }
  return {
    code,
    additionalData: { paymentInstrumentId, ...(card && { cardType: card.brand }) },
    ...(card && { type: card.brand, ...(card.bin !== undefined && { bin: card.bin }) }),
  }
}

const retryLimits = { maxAttempts: 3, pause: 1_500 }
/**
 * The result is unknown: no answer, still in progress, or temporarily unavailable. A retry with
 * the same key finds it.
 */
const uncertain: ReadonlySet<OrderRefusal['name']> = new Set([
  'noResponse',
  'timedOut',
  'idempotencyKeyInFlight',
  'temporarilyUnavailable',
])

export async function sendOrder(
  commerce: Commerce,
  cart: Cart,
  proofs: PaymentProofs,
): Promise<Result<Order, OrderRefusal>> {
  const paymentMethod = paymentOf(cart, proofs)
  const inStoreSalesInfo = currentInStoreSale()
  const order = {
    cartId: cart.basketId,
    ...(cart.billingAddress && { billingAddress: cart.billingAddress }),
    ...(paymentMethod && { paymentMethod }),
    ...(inStoreSalesInfo && { inStoreSalesInfo }),
    seenTotal: cart.totals.total,
    seenToPay: cart.totals.remainingToPay,
  }
  const request = {
    body: { ...order, ...(proofs.captcha !== undefined && { recaptcha_response: proofs.captcha }) },
    idempotencyKey: orderKeyFor({ ...order, version: cart.version }),
  }
  let result = await commerce.placeOrder(request, orderHandlers)
  for (
    let attempt = 1;
    attempt < retryLimits.maxAttempts && !result.ok && uncertain.has(result.refusal.name);
    attempt += 1
  ) {
    await new Promise((resolve) => setTimeout(resolve, retryLimits.pause * attempt))
    result = await commerce.placeOrder(request, orderHandlers)
  }
  return result
}

/** The store and the employee, if the order is placed in a store. */
function currentInStoreSale(): OrderBody['inStoreSalesInfo'] {
  const inStore = inStoreSession()
  if (!inStore) return undefined
  const { storeId, storeEmployeeId } = inStore
  return { storeId, storeEmployeeId }
}

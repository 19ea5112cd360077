import type { AnswerOf, RequestOf } from '@cairn/contract/call'
import type { Cart } from '@cairn/contract/cart-entity'
import type { CallRefusal, Client } from '@cairn/contract/client'
import type { placeOrder } from '@cairn/contract/place-order'
import type { Result } from '@cairn/contract/result'
import { inStoreNow } from '../sign-in/in-store-memory.ts'
import { isInStore } from '../sign-in/person-store.ts'
import { payingInstrument } from './billing.ts'
import { orderKeyFor } from './order-key.ts'

export type Order = AnswerOf<typeof placeOrder>
type Body = RequestOf<typeof placeOrder>['body']
/** Nothing where all is paid already. */
export type Payment = Body['paymentMethod']

/** What the provider's windows have given on the way. */
export type Proofs = {
  authorizationToken?: string
  /** Pays instead of what the cart would be paid with. */
  walletToken?: string
  captcha?: string | undefined
}

/** What is paid by the provider, and with what; nothing where all is paid already. */
export function paymentOf(cart: Cart, { authorizationToken, walletToken }: Proofs): Payment {
  if (walletToken !== undefined) return { code: 'WALLET', additionalData: { walletToken } }
  const paying = cart.totals.remainingToPay > 0 ? payingInstrument(cart) : undefined
  if (!paying) return undefined
  const { payment_method_id: code, payment_instrument_id: paymentInstrumentId, card } = paying
  const sessionID = paying.session_id
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
    ...(card && { type: card.brand }),
  }
}

const again = { tries: 3, pause: 1_500 }
/** Not answered, still at it, or away for a moment: the same key finds out what became of it. */
const isUncertain = ({ status, errorId }: CallRefusal): boolean =>
  status === 0 || errorId === 'REQ409' || errorId === 'REQ503'

export async function sendOrder(
  commerce: Client,
  cart: Cart,
  proofs: Proofs,
): Promise<Result<Order, CallRefusal>> {
  const paymentMethod = paymentOf(cart, proofs)
  const inStoreSalesInfo = soldInStore()
  const wish = {
    cartId: cart.basketId,
    ...(cart.billingAddress && { billingAddress: cart.billingAddress }),
    ...(paymentMethod && { paymentMethod }),
    ...(inStoreSalesInfo && { inStoreSalesInfo }),
    seenTotal: cart.totals.total,
    seenToPay: cart.totals.remainingToPay,
  }
  const request = {
    body: { ...wish, ...(proofs.captcha !== undefined && { recaptcha_response: proofs.captcha }) },
    idempotencyKey: orderKeyFor({ ...wish, version: cart.version }),
  }
  let placed = await commerce.placeOrder(request)
  for (
    let tried = 1;
    tried < again.tries && !placed.ok && isUncertain(placed.refusal);
    tried += 1
  ) {
    await new Promise((resolve) => setTimeout(resolve, again.pause * tried))
    placed = await commerce.placeOrder(request)
  }
  return placed
}

/** In a store: which, and who serves there. */
function soldInStore(): Body['inStoreSalesInfo'] {
  const inStore = isInStore() ? inStoreNow() : null
  if (!inStore) return undefined
  const { storeId, storeEmployeeId } = inStore
  return { storeId, storeEmployeeId }
}

import type { PaymentMethodId } from '@cairn/contract/payments/payment'
import { storedValue } from '../../platform/browser-storage.ts'
import type { Commerce } from '../../platform/calls/commerce.ts'
import { goOn } from '../../platform/calls/handling.ts'
import { clearStoredCart } from './cart-store.ts'

/** An order that waits for the bank's confirmation. It contains the items, so the cart is empty. */
type UnfinishedOrder = {
  orderNumber: string
  st: string
  sessionId: string
  code: PaymentMethodId
}

const isUnfinishedOrder = (stored: unknown): stored is UnfinishedOrder =>
  typeof stored === 'object' &&
  stored !== null &&
  'orderNumber' in stored &&
  'st' in stored &&
  'sessionId' in stored &&
  'code' in stored

const storedOrder = storedValue('cairn_unfinished', isUnfinishedOrder, 'sessionStorage')

/** Clears the stored cart too, so that no other tab rebuilds a cart from the ordered items. */
export function storeUnfinishedOrder({ orderNumber, st, sessionId, code }: UnfinishedOrder) {
  clearStoredCart()
  storedOrder.write({ orderNumber, st, sessionId, code })
}

export const clearUnfinishedOrder = () => storedOrder.write(null)

/** Cancels an order whose confirmation window was closed with its page. The server then restores the cart. */
export async function abandonUnfinishedOrder({ answerChallenge }: Commerce): Promise<boolean> {
  const order = storedOrder.read()
  if (!order) return false
  const { orderNumber, st, sessionId: sessionID, code } = order
  clearUnfinishedOrder()
  await answerChallenge(
    {
      params: { orderNumber },
      query: { st },
      body: { paymentMethod: { code, additionalData: { sessionID, threeDS2Result: 'closed' } } },
    },
    {
      orderNotFound: goOn,
      itemNoLongerAvailable: goOn,
      paymentFailed: goOn,
      paymentSuspicious: goOn,
      cardExpiryInvalid: goOn,
    },
  )
  return true
}

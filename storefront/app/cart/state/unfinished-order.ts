import type { PaymentMethodId } from '@cairn/contract/payments/payment'
import { hasTexts, storedValue } from '../../platform/browser-storage.ts'
import { clearStoredCart } from './cart-store.ts'

/** An order that waits for the bank's confirmation. It contains the items, so the cart is empty. */
export type UnfinishedOrder = {
  orderNumber: string
  st: string
  sessionId: string
  windowUrl: string
  /** The challenge replaces the page instead of opening in a dialog. */
  isPage: boolean
  code: PaymentMethodId
  /** What the answer to the challenge says about the card. */
  card: { cardType?: string; paymentInstrumentId?: string }
  /** In milliseconds on the clock of this browser. */
  heldUntil: number
}

const isUnfinishedOrder = (stored: unknown): stored is UnfinishedOrder =>
  hasTexts(stored, ['orderNumber', 'st', 'sessionId', 'windowUrl', 'code']) &&
  'heldUntil' in stored &&
  'card' in stored

const storedOrder = storedValue('cairn_unfinished', isUnfinishedOrder, 'sessionStorage')

/** Clears the stored cart too, so that no other tab rebuilds a cart from the ordered items. */
export function storeUnfinishedOrder(order: UnfinishedOrder) {
  clearStoredCart()
  storedOrder.write(order)
}

export const readUnfinishedOrder = (): UnfinishedOrder | null => storedOrder.read()
export const clearUnfinishedOrder = () => storedOrder.write(null)

/** Of the order that was placed or has failed. Another tab may have begun another one. */
export const forgetUnfinishedOrder = (orderNumber: string) => {
  if (storedOrder.read()?.orderNumber === orderNumber) clearUnfinishedOrder()
}

/** Leaves the page for the one that explains the unfinished order of this tab, if there is one. */
export function leaveForUnfinishedOrder(): Promise<void> {
  if (!storedOrder.read()) return Promise.resolve()
  const [, locale] = location.pathname.split('/')
  location.replace(`/${locale}/checkout/challenge`)
  return new Promise(() => {})
}

import type { Order } from '@cairn/contract/orders/order'
import { hasTexts, storedValue } from '../../platform/browser-storage.ts'

/** The copy of the last order in this browser. It contains the items, but no personal data. */
export type LastOrder = Pick<
  Order,
  | 'orderNumber'
  | 'st'
  | 'items'
  | 'shipments'
  | 'totals'
  | 'paymentMethod'
  | 'promoSummary'
  | 'flash'
>

const isOrder = (stored: unknown): stored is LastOrder =>
  hasTexts(stored, ['orderNumber']) &&
  'items' in stored &&
  Array.isArray(stored.items) &&
  'totals' in stored &&
  typeof stored.totals === 'object'

const storedOrder = storedValue('cairn_order', isOrder)

export function storeLastOrder(order: Order) {
  const { orderNumber, st, items, shipments, totals, paymentMethod, promoSummary, flash } = order
  const lastOrder: LastOrder = {
    orderNumber,
    st,
    items,
    shipments,
    totals,
    paymentMethod,
    promoSummary,
    flash,
  }
  storedOrder.write(lastOrder)
}

export const removeLastOrder = () => storedOrder.write(null)
export const readLastOrder = (): LastOrder | null => storedOrder.read()

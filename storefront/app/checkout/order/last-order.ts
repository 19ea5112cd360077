import type { Order } from '@cairn/contract/orders/order'

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

const storageKey = 'cairn_order'

export function storeLastOrder(order: Order) {
  const { orderNumber, st, items, shipments, totals, paymentMethod, promoSummary, flash } = order
  const storedOrder: LastOrder = {
    orderNumber,
    st,
    items,
    shipments,
    totals,
    paymentMethod,
    promoSummary,
    flash,
  }
  try {
    localStorage.setItem(storageKey, JSON.stringify(storedOrder))
  } catch {
    return
  }
}

export function removeLastOrder() {
  try {
    localStorage.removeItem(storageKey)
  } catch {
    return
  }
}

export function readLastOrder(): LastOrder | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null')
    return isOrder(stored) ? stored : null
  } catch {
    return null
  }
}

const isOrder = (stored: unknown): stored is LastOrder =>
  typeof stored === 'object' &&
  stored !== null &&
  'orderNumber' in stored &&
  typeof stored.orderNumber === 'string' &&
  'items' in stored &&
  Array.isArray(stored.items) &&
  'totals' in stored &&
  typeof stored.totals === 'object'

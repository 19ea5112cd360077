import type { Order } from '@cairn/contract/order-entity'

/** What the browser keeps of the last order: what was bought, and nothing of who bought it. */
export type RememberedOrder = Pick<
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

const key = 'cairn_order'

export function rememberOrder(order: Order) {
  const { orderNumber, st, items, shipments, totals, paymentMethod, promoSummary, flash } = order
  const kept: RememberedOrder = {
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
    localStorage.setItem(key, JSON.stringify(kept))
  } catch {
    return
  }
}

export function forgetOrder() {
  try {
    localStorage.removeItem(key)
  } catch {
    return
  }
}

export function rememberedOrder(): RememberedOrder | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isOrder(kept) ? kept : null
  } catch {
    return null
  }
}

const isOrder = (kept: unknown): kept is RememberedOrder =>
  typeof kept === 'object' &&
  kept !== null &&
  'orderNumber' in kept &&
  typeof kept.orderNumber === 'string' &&
  'items' in kept &&
  Array.isArray(kept.items) &&
  'totals' in kept &&
  typeof kept.totals === 'object'

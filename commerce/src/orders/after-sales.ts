import type { KnownLine, KnownOrder } from './known-order.ts'
import { isUnsent } from './order-states.ts'

/** As long as something may go back. */
export const daysToReturn = 30

type Sent = Pick<KnownOrder, 'state' | 'shipments' | 'lines'>

/** Until the first parcel has left; what came by mail has left at once. */
export const isCancellable = ({ state, shipments }: Sent): boolean =>
  state === 'placed' &&
  shipments.some(({ status }) => isUnsent(status)) &&
  shipments.every(({ status }) => isUnsent(status) || status === 'Cancelled')

export const isReturnable = (order: Sent): boolean => returnableLines(order).length > 0

/** What was delivered lately and can be sold again: no gift cards, nothing that was made to order. */
export function returnableLines({ state, shipments, lines }: Sent): KnownLine[] {
  if (state !== 'placed') return []
  const delivered = new Set(
    shipments
      .filter(
        ({ status, changedDaysAgo }) => status === 'Delivered' && changedDaysAgo <= daysToReturn,
      )
      .map(({ shipmentId }) => shipmentId),
  )
  return lines.filter(
    ({ shipmentId, item, quantity, returned }) =>
      delivered.has(shipmentId) &&
      !item.isDigitalProduct &&
      !item.isCustoms &&
      !item.bonus &&
      returned < quantity,
  )
}

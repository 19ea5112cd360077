import type { OrderStatus } from '@cairn/contract/order-entity'
import { settingsOf } from '@cairn/contract/site-settings'
import { isLocale } from '@cairn/contract/sites'
import type { KnownLine, KnownOrder } from './known-order.ts'
import { isUnsent } from './order-states.ts'

type Sent = Pick<KnownOrder, 'state' | 'shipments' | 'lines' | 'locale'>

/** Until the first parcel has left; what came by mail has left at once. */
export const isCancellable = ({ state, shipments }: Sent): boolean =>
  state === 'placed' &&
  shipments.some(({ status }) => isUnsent(status)) &&
  shipments.every(({ status }) => isUnsent(status) || status === 'Cancelled')

export const isReturnable = (order: Sent): boolean =>
  order.lines.some((line) => leftToReturn(order, line) > 0)

type Line = Pick<KnownLine, 'shipmentId' | 'item' | 'quantity' | 'returned' | 'announced'>

/** What has left us lately and can be sold again: no gift cards, nothing that was made to order. */
export function leftToReturn({ state, shipments, locale }: Sent, line: Line): number {
  const { item, shipmentId, quantity, returned, announced } = line
  if (state !== 'placed' || item.isDigitalProduct || item.isCustoms || item.bonus) return 0
  const parcel = shipments.find((each) => each.shipmentId === shipmentId)
  const days = settingsOf(isLocale(locale) ? locale : 'en-us').daysToReturn
  if (!parcel || !hasLeft(parcel.status) || parcel.changedDaysAgo > days) return 0
  return quantity - returned - announced
}

const hasLeft = (status: OrderStatus) => status === 'Shipped' || status === 'Delivered'

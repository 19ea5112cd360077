import { type Refusal, refuse, type Result } from '@cairn/contract/refusals/result'
import { checkPurchasable, type Sellable } from '../../catalogue/sellable/sellable.ts'
import type { PickupPlace } from '../../stores/pickup-place.ts'
import { isDeliverableBy, canDeliverTo } from '../delivery/delivery-rules.ts'

/** Per reservation. */
export const maxPieces = 4

type ReservationRequest = { quantity: number; siteId: string; place: PickupPlace | undefined }
type ReservationRefusal = Refusal<
  | 'itemNotAvailable'
  | 'variantWithdrawn'
  | 'noInventory'
  | 'shippingMethodUnavailable'
  | 'maximumQuantityAdded'
>

/** Checks whether a store can reserve a variant. */
export function checkReservation(
  sellable: Sellable | null,
  { quantity, siteId, place }: ReservationRequest,
): Result<Sellable, ReservationRefusal> {
  const sold = checkPurchasable(sellable)
  if (!sold.ok)
    return refuse(
      sold.refusal.name === 'variantWithdrawn' ? 'variantWithdrawn' : 'itemNotAvailable',
    )
  if (!isDeliverableBy('pickup', sold.value) || !canDeliverTo(place, 'pickup', { siteId }))
    return refuse('shippingMethodUnavailable')
  const maximum = Math.min(maxPieces, sold.value.maxPerOrder ?? maxPieces)
  if (quantity > maximum) return refuse('maximumQuantityAdded', { maximum })
  return (place.stock[sold.value.sku] ?? 0) >= quantity ? sold : refuse('noInventory')
}

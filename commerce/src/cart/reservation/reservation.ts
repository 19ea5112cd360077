import { type Refusal, refuse, type Result } from '@cairn/contract/refusals/result'
import { checkPurchasable, type Sellable } from '../../catalogue/sellable/sellable.ts'
import type { PickupPlace } from '../../stores/pickup-place.ts'
import { isDeliverableBy, canDeliverTo } from '../delivery/delivery-rules.ts'

/** Per reservation. */
export const maxPieces = 4

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
  { quantity, siteId, place }: { quantity: number; siteId: string; place: PickupPlace | undefined },
): Result<Sellable, ReservationRefusal> {
  const purchasable = checkPurchasable(sellable)
  if (!purchasable.ok)
    return refuse(
      purchasable.refusal.name === 'variantWithdrawn' ? 'variantWithdrawn' : 'itemNotAvailable',
    )
  if (!isDeliverableBy('pickup', purchasable.value) || !canDeliverTo(place, 'pickup', { siteId }))
    return refuse('shippingMethodUnavailable')
  const maximum = Math.min(maxPieces, purchasable.value.maxPerOrder ?? maxPieces)
  if (quantity > maximum) return refuse('maximumQuantityAdded', { maximum })
  return (place.stock[purchasable.value.sku] ?? 0) >= quantity ? purchasable : refuse('noInventory')
}

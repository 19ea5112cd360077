import { type Refusal, refuse, type Result } from '@cairn/contract/result'
import { checkSold, type Sellable } from '../catalogue/sellable.ts'
import type { PickupPlace } from '../stores/pickup-place.ts'
import { suits, takes } from './delivery.ts'

/** More to look at than anybody tries on. */
export const mostPieces = 4

type Wish = { quantity: number; siteId: string; place: PickupPlace | undefined }
type Refused = Refusal<
  | 'itemNotAvailable'
  | 'variantWithdrawn'
  | 'noInventory'
  | 'shippingMethodUnavailable'
  | 'maximumQuantityAdded'
>

/** Can a store keep this for somebody to look at and pay there? */
export function checkReservation(
  sellable: Sellable | null,
  { quantity, siteId, place }: Wish,
): Result<Sellable, Refused> {
  const sold = checkSold(sellable)
  if (!sold.ok)
    return refuse(
      sold.refusal.name === 'variantWithdrawn' ? 'variantWithdrawn' : 'itemNotAvailable',
    )
  if (!suits('pickup', sold.value) || !takes(place, 'pickup', { siteId }))
    return refuse('shippingMethodUnavailable')
  const maximum = Math.min(mostPieces, sold.value.maxPerOrder ?? mostPieces)
  if (quantity > maximum) return refuse('maximumQuantityAdded', { maximum })
  return (place.stock[sold.value.sku] ?? 0) >= quantity ? sold : refuse('noInventory')
}

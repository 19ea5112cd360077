import { accept, type Refusal, refuse, type Result } from '@cairn/contract/refusals/result'
import type { ShippingMethodCode } from '@cairn/contract/cart/shipping'
import { ownShippingMethod, type Sellable } from '../../catalogue/sellable/sellable.ts'
import { isStoreBased } from '../../shipping/shipping-zone.ts'
import type { PickupPlace } from '../../stores/pickup-place.ts'
import type { CartLine } from '../cart.ts'
import type { PricingConditions } from '../pricing/pricing-conditions.ts'

export type LineDelivery = Pick<CartLine, 'shippingMethod' | 'storeId'>

type CartResult = Result<undefined, Refusal<'shippingMethodUnavailable'>>

/** Whether the line's delivery is possible; stock is checked elsewhere. */
export function checkDelivery(
  line: LineDelivery & { sellable: Sellable },
  conditions: PricingConditions,
): CartResult {
  const { shippingMethod: code, storeId, sellable } = line
  const isPossible =
    isDeliverableBy(code, sellable) &&
    // The default method is valid even where the zone does not list it.
    (code === ownShippingMethod(sellable) || isMethodOffered(code, conditions)) &&
    (isStoreBased(code)
      ? canDeliverTo(conditions.places.get(storeId ?? ''), code, conditions)
      : storeId === null)
  return isPossible ? accept(undefined) : refuse('shippingMethodUnavailable')
}

/** Digital and made-to-order items have only their own method. */
export function isDeliverableBy(code: ShippingMethodCode, sellable: Sellable): boolean {
  const ownMethod = ownShippingMethod(sellable)
  if (ownMethod !== 'standard') return code === ownMethod
  if (code === 'pickup' || code === 'sts') return sellable.inStores
  return code !== 'digital' && code !== 'customs'
}

export const isMethodOffered = (
  code: ShippingMethodCode,
  { methods }: Pick<PricingConditions, 'methods'>,
) => methods.some((method) => method.code === code)

type SiteConditions = Pick<PricingConditions, 'siteId'>

/** Collection points receive parcels only; stores with the pickup service also have stock. */
export function canDeliverTo(
  place: PickupPlace | undefined,
  code: ShippingMethodCode,
  { siteId }: SiteConditions,
): place is PickupPlace {
  if (!place || place.closed || place.siteId !== siteId) return false
  return code === 'pudo'
    ? place.kind === 'point'
    : place.kind === 'store' && place.services.includes('pickup')
}

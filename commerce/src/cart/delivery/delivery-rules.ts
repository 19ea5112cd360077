import {
  defaultMethods,
  isCollected,
  type ShippingMethodCode,
  shippingMethodTypes,
} from '@cairn/contract/cart/shipping-methods'
import { accept, type Refusal, refuse, type Result } from '@cairn/contract/refusals/result'
import { goodsOf, type Sellable } from '../../catalogue/sellable/sellable.ts'
import type { PickupPlace } from '../../stores/pickup-place.ts'
import type { CartLine } from '../cart.ts'
import type { PricingConditions } from '../pricing/pricing-conditions.ts'

export type LineDelivery = Pick<CartLine, 'shippingMethod' | 'storeId'>

/** Whether the line's delivery is possible; stock is checked elsewhere. */
export function checkDelivery(
  line: LineDelivery & { sellable: Sellable },
  conditions: PricingConditions,
): Result<undefined, Refusal<'shippingMethodUnavailable'>> {
  const { shippingMethod: code, storeId, sellable } = line
  const isPossible =
    isDeliverableBy(code, sellable) &&
    // The default method is valid even where the zone does not list it.
    (code === defaultMethods[goodsOf(sellable)] || isMethodOffered(code, conditions)) &&
    (isCollected(code)
      ? canDeliverTo(conditions.places.get(storeId ?? ''), code, conditions)
      : storeId === null)
  return isPossible ? accept(undefined) : refuse('shippingMethodUnavailable')
}

export function isDeliverableBy(code: ShippingMethodCode, sellable: Sellable): boolean {
  const { goods, to } = shippingMethodTypes[code]
  return goods === goodsOf(sellable) && (to !== 'store' || sellable.inStores)
}

export const isMethodOffered = (
  code: ShippingMethodCode,
  { methods }: Pick<PricingConditions, 'methods'>,
) => methods.some((method) => method.code === code)

/** Collection points receive parcels only; stores with the pickup service also have stock. */
export function canDeliverTo(
  place: PickupPlace | undefined,
  code: ShippingMethodCode,
  { siteId }: Pick<PricingConditions, 'siteId'>,
): place is PickupPlace {
  if (!place || place.closed || place.siteId !== siteId) return false
  return (
    place.kind === shippingMethodTypes[code].to &&
    (place.kind === 'point' || place.services.includes('pickup'))
  )
}

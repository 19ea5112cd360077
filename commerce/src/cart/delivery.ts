import { accept, type Refusal, refuse, type Result } from '@cairn/contract/result'
import type { ShippingMethodCode } from '@cairn/contract/shipping'
import { ownShippingMethod, type Sellable } from '../catalogue/sellable.ts'
import { isStoreBased } from '../shipping/shipping-zone.ts'
import type { PickupPlace } from '../stores/pickup-place.ts'
import type { CartLine } from './cart.ts'
import type { Conditions } from './conditions.ts'

export type Way = Pick<CartLine, 'shippingMethod' | 'storeId'>

type Outcome = Result<undefined, Refusal<'shippingMethodUnavailable'>>

/** Can this travel like that? How much of it there is, is another question. */
export function checkDelivery(line: Way & { sellable: Sellable }, now: Conditions): Outcome {
  const { shippingMethod: code, storeId, sellable } = line
  const isPossible =
    suits(code, sellable) &&
    // Its own way is where everything begins, also before anybody has said what it costs.
    (code === ownShippingMethod(sellable) || isOffered(code, now)) &&
    (isStoreBased(code) ? takes(now.places.get(storeId ?? ''), code, now) : storeId === null)
  return isPossible ? accept(undefined) : refuse('shippingMethodUnavailable')
}

/** What is mailed or made to order travels in no other way. */
export function suits(code: ShippingMethodCode, sellable: Sellable): boolean {
  const own = ownShippingMethod(sellable)
  if (own !== 'standard') return code === own
  if (code === 'pickup' || code === 'sts') return sellable.inStores
  return code !== 'digital' && code !== 'customs'
}

export const isOffered = (code: ShippingMethodCode, { methods }: Pick<Conditions, 'methods'>) =>
  methods.some((method) => method.code === code)

type Takes = Pick<Conditions, 'siteId'>

/** Parcels are left at collection points; stores have shelves, too. */
export function takes(
  place: PickupPlace | undefined,
  code: ShippingMethodCode,
  { siteId }: Takes,
): place is PickupPlace {
  if (!place || place.closed || place.siteId !== siteId) return false
  return code === 'pudo'
    ? place.kind === 'point'
    : place.kind === 'store' && place.services.includes('pickup')
}

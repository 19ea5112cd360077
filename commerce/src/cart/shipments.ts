import type { Minor } from '@cairn/contract/money'
import type { ShippingMethodCode } from '@cairn/contract/shipping'
import { isStoreBased } from '../shipping/shipping-zone.ts'
import { type TaxRegion, taxRegionOf } from '../tax/tax-region.ts'
import type { Cart, CartLine } from './cart.ts'
import type { Conditions } from './conditions.ts'

/** What travels together: the same way, to the same place. */
export type Shipment = {
  id: string
  shippingId: string
  code: ShippingMethodCode
  storeId: string | null
  lineIds: readonly string[]
  price: Minor
  /** What is due where it goes; none as long as nobody has said where. */
  tax: TaxRegion | null
}

export const shipmentIdOf = ({ shippingId, shippingMethod, storeId }: CartLine): string =>
  storeId === null
    ? `${shippingId}-${shippingMethod}`
    : `${shippingId}-${shippingMethod}-${storeId}`

export function shipmentsOf(
  cart: Pick<Cart, 'lines' | 'shippingAddress'>,
  now: Conditions,
): Shipment[] {
  const parts = Map.groupBy(cart.lines, shipmentIdOf)
  return [...parts].flatMap(([id, lines]) => {
    const [first] = lines
    if (!first) return []
    const { shippingId, shippingMethod: code, storeId } = first
    const method = now.methods.find((each) => each.code === code)
    return {
      id,
      shippingId,
      code,
      storeId,
      lineIds: lines.map((line) => line.id),
      price: method?.price ?? 0,
      tax: taxRegionOf(now.taxRegions, destinationOf(first, cart, now)),
    }
  })
}

/** A province is known of a place where things are fetched, or once somebody gave an address. */
function destinationOf(
  { shippingMethod, storeId }: CartLine,
  { shippingAddress }: Pick<Cart, 'shippingAddress'>,
  { places, country }: Conditions,
) {
  const place = isStoreBased(shippingMethod) ? places.get(storeId ?? '') : undefined
  const { countryCode = country, province = null } = place ?? shippingAddress ?? {}
  return { countryCode, province }
}

import { isCollected, type ShippingMethodCode } from '@cairn/contract/cart/shipping-methods'
import type { Minor } from '@cairn/contract/fields/money'
import { type TaxRegion, taxRegionOf } from '../../tax/tax-region.ts'
import type { Cart, CartLine } from '../cart.ts'
import type { PricingConditions } from '../pricing/pricing-conditions.ts'
import { isSoldHere } from '../quantity-limits.ts'

/** Lines with the same delivery to the same destination, without those that the site does not sell. */
export type Shipment = {
  id: string
  shippingId: string
  code: ShippingMethodCode
  storeId: string | null
  lineIds: readonly string[]
  price: Minor
  /** The last working day on which it arrives; null if unknown. */
  lastDay?: number | null
  /** The tax of the destination; null while no region applies. */
  tax: TaxRegion | null
}

export const shipmentIdOf = ({ shippingId, shippingMethod, storeId }: CartLine): string =>
  storeId === null
    ? `${shippingId}-${shippingMethod}`
    : `${shippingId}-${shippingMethod}-${storeId}`

export function shipmentsOf(cart: Pick<Cart, 'lines'>, conditions: PricingConditions): Shipment[] {
  const parts = Map.groupBy(cart.lines.filter(isSoldHere), shipmentIdOf)
  return [...parts].flatMap(([id, lines]) => {
    const [first] = lines
    if (!first) return []
    const { shippingId, shippingMethod: code, storeId } = first
    const method = conditions.methods.find((candidate) => candidate.code === code)
    return {
      id,
      shippingId,
      code,
      storeId,
      lineIds: lines.map((line) => line.id),
      price: method?.price ?? 0,
      lastDay: method?.days?.max ?? null,
      tax: taxRegionOf(conditions.taxRegions, destinationOf(first, conditions)),
    }
  })
}

const destinationOf = (
  { shippingMethod, storeId }: CartLine,
  { places, destination }: PricingConditions,
) => (isCollected(shippingMethod) ? places.get(storeId ?? '') : undefined) ?? destination

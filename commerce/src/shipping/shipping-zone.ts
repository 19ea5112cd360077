import type { Minor } from '@cairn/contract/fields/money'
import type { ShippingMethodCode } from '@cairn/contract/cart/shipping'

/** A shipping method to a destination, with texts in the language of a locale. */
export type ShippingMethod = {
  code: ShippingMethodCode
  label: string
  deliveryTime: string
  price: Minor
}

/** Methods whose parcels are picked up at a store or a collection point. */
const storeBased: ReadonlySet<ShippingMethodCode> = new Set(['pickup', 'pudo', 'sts'])

export const isStoreBased = (code: ShippingMethodCode): boolean => storeBased.has(code)

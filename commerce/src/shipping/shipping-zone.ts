import type { Minor } from '@cairn/contract/fields/money'
import type { ShippingMethodCode } from '@cairn/contract/cart/shipping'

/** A way of delivery where something goes, named in the language of who asks. */
export type ShippingMethod = {
  code: ShippingMethodCode
  label: string
  deliveryTime: string
  price: Minor
}

/** Those that count as store-based: somebody fetches the parcel. */
const storeBased: ReadonlySet<ShippingMethodCode> = new Set(['pickup', 'pudo', 'sts'])

export const isStoreBased = (code: ShippingMethodCode): boolean => storeBased.has(code)

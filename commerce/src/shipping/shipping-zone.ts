import type { ShippingMethodCode } from '@cairn/contract/cart/shipping-methods'
import type { Minor } from '@cairn/contract/fields/money'

/** A shipping method to a destination, with texts in the language of a locale. The texts are only shown, never read. */
export type ShippingMethod = {
  code: ShippingMethodCode
  label: string
  deliveryTime: string
  price: Minor
}

/** A method of a zone, as imported. */
export type ZoneRate = ShippingMethod & {
  days?: { min: number; max: number }
  cutOffHour?: number
  /** The delivery time of orders after the cut-off hour. Without it, the method is not offered to them. */
  deliveryTimeAfterCutOff?: string
}

export type ZoneRates = { timeZone: string; methods: readonly ZoneRate[] }

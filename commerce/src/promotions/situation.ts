import type { Currency, Minor } from '@cairn/contract/money'
import type { CustomerGroup } from '@cairn/contract/promotions-import'
import type { ShippingMethodCode } from '@cairn/contract/shipping'
import type { CouponRefusal } from './coupon.ts'

/** A line of a cart, as far as promotions look at it. */
export type PromotedLine = {
  lineId: string
  sku: string
  productId: string
  styleId: string
  current: Minor
  original: Minor
  quantity: number
  /** Money in another form: neither counted nor made cheaper. */
  isGiftCard: boolean
}

export type PromotedShipment = { shipmentId: string; method: ShippingMethodCode; cost: Minor }

/** How often promotions were used, and what they gave away in this currency. */
export type Used = {
  total: ReadonlyMap<string, number>
  byShopper: ReadonlyMap<string, number>
  granted: ReadonlyMap<string, Minor>
}

/** The categories, with all above them, that a style lies in: as far as a promotion names them. */
export type CategoriesOf = ReadonlyMap<string, ReadonlySet<string>>

/** Everything that promotions decide by. */
export type Situation = {
  siteId: string
  currency: Currency
  at: Date
  groups: ReadonlySet<CustomerGroup>
  lines: readonly PromotedLine[]
  shipments: readonly PromotedShipment[]
  /** The codes on the cart, and why they are good no more. */
  coupons: readonly { code: string; promotionId: string; refusal: CouponRefusal | null }[]
  used: Used
  categoriesOf: CategoriesOf
  /** What can be given away: these skus are there. */
  giftsThere: ReadonlySet<string>
}

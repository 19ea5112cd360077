import type { AddItemRefusal } from '@cairn/contract/cart/cart-calls'
import type { Goods } from '@cairn/contract/cart/shipping-methods'
import type { Minor } from '@cairn/contract/fields/money'
import { accept, type Refusal, refuse, type Result } from '@cairn/contract/refusals/result'

/** A variant as a market sells it at present. */
export type Sellable = {
  sku: string
  upc: string
  size: string | null
  onHand: number
  withdrawn: boolean
  productId: string
  styleId: string
  maxPerOrder: number | null
  isDigital: boolean
  isCustom: boolean
  soldAlone: boolean
  inStores: boolean
  name: string
  slug: string
  eyebrow: string | null
  /** Null for a digital product. */
  colourName: string | null
  rating: { score: number; reviewsCount: number }
  sizes: readonly { sku: string; size: string | null; onHand: number }[]
  /** Null if it is not sold on the site. */
  price: { current: Minor; original: Minor } | null
}

/** Checks everything but the stock. */
export function checkPurchasable(
  sellable: Sellable | null,
): Result<Sellable, Refusal<AddItemRefusal>> {
  if (!sellable) return refuse('itemNotAvailable')
  if (sellable.withdrawn) return refuse('variantWithdrawn')
  if (!sellable.soldAlone) return refuse('giftNotSoldAlone')
  return sellable.price ? accept(sellable) : refuse('noPrice')
}

export const goodsOf = ({ isDigital, isCustom }: Sellable): Goods => {
  if (isDigital) return 'digital'
  return isCustom ? 'madeToOrder' : 'stocked'
}

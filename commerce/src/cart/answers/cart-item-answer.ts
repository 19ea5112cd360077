import type { CartItem } from '@cairn/contract/cart/cart'
import { amountOf, type Currency } from '@cairn/contract/fields/money'
import type { Locale } from '@cairn/contract/sites/sites'
import { amountText } from '../../catalogue/amount-text.ts'
import { picturePath, productPath } from '../../catalogue/catalogue-paths.ts'
import type { Sellable } from '../../catalogue/sellable/sellable.ts'
import { type Callout, calloutAnswer } from '../../promotions/callouts.ts'
import type { CartLine } from '../cart.ts'
import { shipmentIdOf } from '../delivery/shipments.ts'
import { shippingOptionsOf } from '../delivery/shipping-options.ts'
import type { LinePrice } from '../pricing/price-cart.ts'
import type { PricingConditions } from '../pricing/pricing-conditions.ts'
import { isOrderable, maxQuantityOf, type QuantityTotals } from '../quantity-limits.ts'
import { priceAnswer } from './amounts-answer.ts'

export type ItemAnswerContext = {
  conditions: PricingConditions
  quantityTotals: QuantityTotals
  favoriteStoreId: string | null
  locale: Locale
  currency: Currency
  callouts: readonly Callout[]
}

/** Converts a line for the wire. */
export function itemAnswer(line: CartLine, price: LinePrice, cart: ItemAnswerContext): CartItem {
  const { conditions, quantityTotals, locale } = cart
  return {
    ...productAnswer(line.sellable, locale),
    variants: variantsAnswer(line.sellable),
    itemId: line.id,
    id: line.id,
    sku: line.sku,
    qty: line.quantity,
    maxQty: Math.max(1, maxQuantityOf(line, conditions)),
    price: priceAnswer(price, cart.currency),
    taxTotal: amountOf(price.tax),
    bonus: line.giftOf !== null,
    available: isOrderable(line, quantityTotals, conditions),
    recipeId: line.recipeId,
    precreatedCustomsCode: line.precreatedCustomsCode,
    shipmentId: shipmentIdOf(line),
    productPromotions: cart.callouts
      .filter((callout) => isShownOn(line, callout))
      .map(calloutAnswer),
    giftOption: line.giftOption,
    shippingOptions: shippingOptionsOf(line, cart),
  }
}

/** A line shows the promotions applied to it, and those almost reached that belong to the product. */
export const isShownOn = (
  { id, giftOf }: Pick<CartLine, 'id' | 'giftOf'>,
  { lines, callout: { promotionId, state, approachingDisplayLevel } }: Callout,
): boolean =>
  promotionId === giftOf ||
  (lines.includes(id) && (state === 'earned' || approachingDisplayLevel === 'PRODUCT'))

/** Describes a product as it is sold at present. */
export function productAnswer(sellable: Sellable, locale: Locale) {
  const { productId, slug, eyebrow } = sellable
  const pageUrl = productPath(sellable, locale)
  return {
    productId,
    masterId: sellable.styleId,
    masterId2: sellable.styleId,
    name: sellable.name,
    upc: sellable.upc,
    slug,
    pageUrl,
    pdpUrl: pageUrl,
    productImageURL: picturePath(sellable),
    isDigitalProduct: sellable.isDigital,
    isCustoms: sellable.isCustom,
    badge: eyebrow,
    eyebrow,
    rating: sellable.rating,
    attributes: attributesOf(sellable, locale),
  }
}

const variantsAnswer = ({ sizes }: Sellable): CartItem['variants'] =>
  sizes.map(({ sku, size, onHand }) => ({ sku, size, available: onHand > 0 }))

function attributesOf(
  { colourName, size, isDigital, price }: Sellable,
  locale: Locale,
): CartItem['attributes'] {
  const amount = isDigital ? amountText(price?.original ?? null, locale) : null
  const attributes = [
    { code: 'colour', value: colourName },
    { code: 'size', value: isDigital ? null : size },
    { code: 'amount', value: amount },
  ] as const
  return attributes.flatMap(({ code, value }) => (value === null ? [] : [{ code, value }]))
}

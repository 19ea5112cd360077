import type { CartItem } from '@cairn/contract/cart-entity'
import { amountOf, type Currency } from '@cairn/contract/money'
import type { Locale } from '@cairn/contract/sites'
import { picturePath, productPath } from '../catalogue/product-address.ts'
import type { Sellable } from '../catalogue/sellable.ts'
import type { Callout } from '../promotions/callouts.ts'
import { isOrderable, mostOf, type Tally } from './cart-limits.ts'
import type { CartLine } from './cart.ts'
import type { Conditions } from './conditions.ts'
import type { LinePrice } from './price-cart.ts'
import { shipmentIdOf } from './shipments.ts'
import { shippingOptionsOf } from './shipping-options.ts'

export type InCart = {
  now: Conditions
  tally: Tally
  favoriteStoreId: string | null
  locale: Locale
  currency: Currency
  callouts: readonly Callout[]
}

/** A line as it crosses the wire. */
export function itemAnswer(line: CartLine, price: LinePrice, cart: InCart): CartItem {
  const { now, tally, locale } = cart
  return {
    ...productAnswer(line.sellable, locale),
    itemId: line.id,
    id: line.id,
    sku: line.sku,
    qty: line.quantity,
    maxQty: Math.max(1, mostOf(line, now)),
    price: priceAnswer(price, cart.currency),
    taxTotal: amountOf(price.tax),
    bonus: line.giftOf !== null,
    available: isOrderable(line, tally, now),
    recipeId: line.recipeId,
    precreatedCustomsCode: line.precreatedCustomsCode,
    shipmentId: shipmentIdOf(line),
    productPromotions: promotionsOn(line, cart.callouts),
    giftOption: line.giftOption,
    shippingOptions: shippingOptionsOf(line, cart),
  }
}

/** What made a line cheaper, or gave it away; and what is on the way, where that is to be shown with it. */
const promotionsOn = ({ id, giftOf }: CartLine, callouts: readonly Callout[]) =>
  callouts
    .filter(
      ({ lines, told: { promotionId, state, approachingDisplayLevel } }) =>
        promotionId === giftOf ||
        (lines.includes(id) && (state === 'earned' || approachingDisplayLevel === 'PRODUCT')),
    )
    .map(({ told }) => told)

function productAnswer(sellable: Sellable, locale: Locale) {
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
    attributes: attributesOf(sellable),
    variants: sellable.sizes.map(({ sku, size, onHand }) => ({ sku, size, available: onHand > 0 })),
  }
}

function attributesOf({ colourName, size }: Sellable): CartItem['attributes'] {
  const colour = { code: 'colour', value: colourName } as const
  return size === null ? [colour] : [colour, { code: 'size', value: size }]
}

const priceAnswer = (price: LinePrice, currency: Currency): CartItem['price'] => ({
  current: amountOf(price.current),
  original: amountOf(price.original),
  rowTotal: amountOf(price.rowTotal),
  priceAfterItemDiscount: amountOf(price.afterItemDiscount),
  priceAfterOrderDiscount: amountOf(price.afterOrderDiscount),
  amount: amountOf(price.afterOrderDiscount),
  highCurrent: amountOf(price.current),
  highOriginal: amountOf(price.original),
  currency,
})

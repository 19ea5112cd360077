import type { Cart as CartAnswer, CartItem, CartTotals } from '@cairn/contract/cart-entity'
import { amountOf, type Currency } from '@cairn/contract/money'
import { type Locale, siteOf } from '@cairn/contract/sites'
import { picturePath, productPath } from '../catalogue/product-address.ts'
import type { Sellable } from '../catalogue/sellable.ts'
import { isOrderable, mostOf } from './cart-limits.ts'
import type { Cart, CartLine } from './cart.ts'
import { type LinePrice, priceCart, type PricedCart } from './price-cart.ts'

type InLocale = { locale: Locale }

/** A cart as it crosses the wire. */
export function cartAnswer(cart: Cart, { locale }: InLocale): CartAnswer {
  const priced = priceCart(cart)
  const items = cart.lines.map((line) => itemAnswer(line, cart, { priced, locale }))
  return {
    basketId: cart.id,
    version: cart.version,
    currency: siteOf(locale).currency,
    totalItems: priced.totalUnits,
    totals: totalsAnswer(priced),
    items,
    shipments: shipmentsOf(cart),
    shippingMethods: [],
    paymentMethods: [],
    paymentInstruments: [],
    coupon: null,
    reward: null,
    shippingAddress: null,
    billingAddress: null,
    priceAdjustments: [],
    flash: [],
    favoriteStoreId: null,
    verifiedShippingAddress: false,
    promoSummary: [],
    customerNotifications: [],
    saveForLaterId: null,
  }
}

function totalsAnswer(priced: PricedCart): CartTotals {
  return {
    total: amountOf(priced.total),
    itemTotal: amountOf(priced.itemTotal),
    totalDiscount: amountOf(priced.itemDiscount + priced.orderDiscount),
    discount: amountOf(priced.orderDiscount),
    itemSubTotal: amountOf(priced.itemSubTotal),
    netAmount: amountOf(priced.total - priced.tax),
    taxAmount: amountOf(priced.tax),
    shipping: amountOf(priced.shipping),
    tax: amountOf(priced.tax),
    remainingToPay: amountOf(priced.remainingToPay),
    totalUnits: priced.totalUnits,
    appliedRewards: 0,
  }
}

/** Everything that travels the same way travels together. */
const shipmentId = ({ shippingMethod }: CartLine) => `me-${shippingMethod}`

const shipmentsOf = ({ lines }: Cart): CartAnswer['shipments'] =>
  [...new Map(lines.map((line) => [shipmentId(line), line.shippingMethod]))].map(
    ([id, shippingMethod]) => ({ shipmentId: id, shippingMethod, storeId: null }),
  )

type InCart = { priced: PricedCart; locale: Locale }

function itemAnswer(line: CartLine, { lines }: Cart, { priced, locale }: InCart): CartItem {
  const price = priced.lines.get(line.id)
  if (!price) throw new Error(`line ${line.id} was not priced`)
  return {
    ...productAnswer(line.sellable, locale),
    itemId: line.id,
    id: line.id,
    sku: line.sku,
    qty: line.quantity,
    price: priceAnswer(price, siteOf(locale).currency),
    taxTotal: amountOf(price.tax),
    bonus: false,
    available: isOrderable(line, lines),
    recipeId: line.recipeId,
    precreatedCustomsCode: null,
    shipmentId: shipmentId(line),
    productPromotions: [],
    giftOption: line.giftOption,
    shippingOptions: [],
  }
}

function productAnswer(sellable: Sellable, locale: Locale) {
  const { productId, slug } = sellable
  const pageUrl = productPath(sellable, locale)
  return {
    productId,
    masterId: sellable.styleId,
    masterId2: sellable.styleId,
    name: sellable.name,
    maxQty: Math.max(1, mostOf(sellable)),
    upc: sellable.upc,
    slug,
    pageUrl,
    pdpUrl: pageUrl,
    productImageURL: picturePath(sellable),
    isDigitalProduct: sellable.isDigital,
    isCustoms: sellable.isCustom,
    badge: null,
    eyebrow: sellable.eyebrow,
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

import type { ImportedOrder } from '@cairn/contract/imports/orders-import'
import { siteOf } from '@cairn/contract/sites/sites'
import { defaultShippingId } from '@cairn/contract/cart/shipping'
import { cartAnswer } from '../cart/answers/cart-answer.ts'
import type { Cart, CartLine } from '../cart/cart.ts'
import type { PricingConditions } from '../cart/pricing/pricing-conditions.ts'
import { calculatePrices } from '../cart/pricing/cart-prices.ts'
import type { Sellable } from '../catalogue/sellable/sellable.ts'
import type { NewOrder } from '../orders/order.ts'
import { noPromotions } from '../promotions/current-promotions.ts'
import { orderFromCart } from './order-from-cart.ts'

type ImportLookups = {
  sellables: ReadonlyMap<string, Sellable>
  idOf: (position: number) => string
}
export type ImportedContents = Pick<NewOrder, 'snapshot' | 'shipments' | 'lines' | 'total'>

/** The contents of an imported order, as if a cart with the same prices had been ordered here. */
export function orderFromImport(
  order: ImportedOrder,
  { sellables, idOf }: ImportLookups,
): ImportedContents {
  const { address, locale, shipping, taxRate, isTaxIncluded } = order
  const { siteId, country } = siteOf(locale)
  const cart: Cart = {
    id: idOf(-1),
    consumerId: order.consumerId,
    version: 0,
    lines: order.lines.map((line, index) => lineOf(line, { sellables, id: idOf(index) })),
    coupons: [],
    shippingAddress: address,
    verifiedAddress: null,
    billingAddress: address,
    favoriteStoreId: null,
    notices: [],
    adjustments: [],
    payments: [],
    shownTotals: null,
  }
  const conditions: PricingConditions = {
    siteId,
    country,
    methods: [{ code: 'standard', label: '', deliveryTime: '', price: shipping }],
    taxRegions: [
      {
        countryCode: address.countryCode ?? country,
        province: null,
        isIncluded: isTaxIncluded,
        taxesShipping: false,
        parts: [{ name: 'tax', rate: taxRate }],
      },
    ],
    places: new Map(),
    promotions: noPromotions,
    offers: [],
    inStoreSessionIds: new Set(),
  }
  const prices = calculatePrices(cart, conditions)
  const answer = cartAnswer({ cart, conditions, flash: [] }, { locale })
  if (!prices.ok || !answer.ok) throw new Error(`${order.orderNumber} does not add up`)
  return orderFromCart(prices.value, answer.value)
}

type LineLookups = { sellables: ImportLookups['sellables']; id: string }

function lineOf(
  { sku, quantity, unitPrice }: ImportedOrder['lines'][number],
  { sellables, id }: LineLookups,
): CartLine {
  const sellable = sellables.get(sku)
  if (!sellable) throw new Error(`the import check missed the unknown variant ${sku}`)
  return {
    id,
    sku,
    quantity,
    recipeId: null,
    precreatedCustomsCode: null,
    shippingMethod: 'standard',
    shippingId: defaultShippingId,
    storeId: null,
    giftOption: null,
    giftOf: null,
    sellable: { ...sellable, price: { current: unitPrice, original: unitPrice } },
  }
}

import type { ImportedOrder } from '@cairn/contract/orders-import'
import { siteOf } from '@cairn/contract/sites'
import { defaultShippingId } from '@cairn/contract/shipping'
import { cartAnswer } from '../cart/cart-answer.ts'
import type { Cart, CartLine } from '../cart/cart.ts'
import type { Conditions } from '../cart/conditions.ts'
import { priceNow } from '../cart/price-now.ts'
import type { Sellable } from '../catalogue/sellable.ts'
import type { NewOrder } from '../orders/new-order.ts'
import { noPromotions } from '../promotions/promotions-now.ts'
import { writeOrder } from './write-order.ts'

type Known = {
  sellables: ReadonlyMap<string, Sellable>
  idOf: (position: number) => string
}
export type PastOrder = Pick<NewOrder, 'papers' | 'shipments' | 'lines' | 'total'>

/** Written down as an order of this shop would be that cost the same. */
export function pastOrder(given: ImportedOrder, { sellables, idOf }: Known): PastOrder {
  const { address, locale, shipping, taxRate, isTaxIncluded } = given
  const { siteId, country } = siteOf(locale)
  const cart: Cart = {
    id: idOf(-1),
    consumerId: given.consumerId,
    version: 0,
    lines: given.lines.map((line, at) => lineOf(line, { sellables, id: idOf(at) })),
    coupons: [],
    shippingAddress: address,
    verifiedAddress: null,
    billingAddress: address,
    favoriteStoreId: null,
    notices: [],
    adjustments: [],
    payments: [],
    prepared: null,
  }
  const now: Conditions = {
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
  }
  const prices = priceNow(cart, now)
  const answer = cartAnswer({ cart, now, flash: [] }, { locale })
  if (!prices.ok || !answer.ok) throw new Error(`${given.orderNumber} does not add up`)
  return writeOrder(prices.value, answer.value)
}

type Bought = { sellables: Known['sellables']; id: string }

function lineOf(
  { sku, quantity, unitPrice }: ImportedOrder['lines'][number],
  { sellables, id }: Bought,
): CartLine {
  const sellable = sellables.get(sku)
  if (!sellable) throw new Error(`${sku} was looked for before`)
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

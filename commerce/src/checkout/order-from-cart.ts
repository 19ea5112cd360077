import { type ShippingMethodCode, shippingMethodTypes } from '@cairn/contract/cart/shipping-methods'
import type { Minor } from '@cairn/contract/fields/money'
import type { Locale } from '@cairn/contract/sites/sites'
import { copyAddress } from '../accounts/addresses/copied-address.ts'
import { isShownOn, productAnswer } from '../cart/answers/cart-item-answer.ts'
import type { Cart, CartLine } from '../cart/cart.ts'
import type { Shipment } from '../cart/delivery/shipments.ts'
import type { CartPrices } from '../cart/pricing/cart-prices.ts'
import { paidFor, type PricedLines } from '../cart/pricing/price-cart.ts'
import { orderInstruments } from '../orders/money/instruments.ts'
import type {
  NewLine,
  NewOrder,
  NewShipment,
  OrderedItem,
  OrderTotals,
  StockHold,
} from '../orders/order.ts'
import { type Callout, calloutsOf } from '../promotions/callouts.ts'
import { allocate } from '../promotions/proportions.ts'
import { expectedDay } from '../shipping/expected-day.ts'
import { stockLocationOf } from '../shipping/stock-location.ts'

/** What an order states besides the contents of its cart. */
type OrderHead = Pick<
  NewOrder,
  | 'orderId'
  | 'orderNumber'
  | 'consumerId'
  | 'siteId'
  | 'locale'
  | 'currency'
  | 'channel'
  | 'storeId'
  | 'employeeId'
  | 'email'
  | 'network'
>

/** Creates an order from a cart and its prices. All amounts are in minor units. */
export function orderFrom(
  cart: Cart,
  prices: CartPrices,
  { head, isGuest, orderedOn }: { head: OrderHead; isGuest: boolean; orderedOn: string },
): Omit<NewOrder, 'payment' | 'challengeSeconds'> {
  const { lines, shipments, pricedCart } = prices
  const { locale, currency } = head
  const amounts = orderAmounts(lines, { shipments, pricedLines: pricedCart, locale })
  const callouts = calloutsOf(prices.appliedPromotions, { locale, currency, isGuest })
  return {
    ...head,
    ...amounts,
    cart: { id: cart.id, version: cart.version },
    totals: { ...amounts.totals, appliedRewards: pricedCart.appliedRewards },
    providerAmount: pricedCart.remainingToPay,
    instruments: orderInstruments(cart.payments, pricedCart.parts),
    spendAtTerms: prices.spendAtTerms,
    snapshot: {
      promotions: orderPromotions(lines, callouts),
      shippingAddress: cart.shippingAddress && copyAddress(cart.shippingAddress),
      billingAddress: cart.billingAddress && copyAddress(cart.billingAddress),
    },
    shipments: withShares(shipments, {
      lines: amounts.lines,
      providerAmount: pricedCart.remainingToPay,
      orderedOn,
    }),
    stockHolds: stockHoldsOf(lines),
  }
}

export type LineToOrder = Pick<
  CartLine,
  | 'id'
  | 'sku'
  | 'quantity'
  | 'recipeId'
  | 'precreatedCustomsCode'
  | 'giftOption'
  | 'giftOf'
  | 'sellable'
>

type LinePricing = {
  shipments: readonly Pick<Shipment, 'id' | 'lineIds' | 'tax'>[]
  pricedLines: PricedLines
  locale: Locale
}

/** The lines, totals and taxes of an order, without its payment. */
export function orderAmounts(
  lines: readonly LineToOrder[],
  { shipments, pricedLines, locale }: LinePricing,
): Pick<NewOrder, 'total' | 'totals' | 'taxLines' | 'lines'> {
  return {
    total: pricedLines.total,
    totals: totalsOf(pricedLines),
    taxLines: pricedLines.taxLines,
    lines: shipments.flatMap(({ id: shipmentId, lineIds, tax }) =>
      lineIds.map((lineId): NewLine => {
        const line = lines.find(({ id }) => id === lineId)
        const price = pricedLines.lines.get(lineId)
        if (!line || !price) throw new Error(`line ${lineId} was not priced`)
        return {
          lineId,
          shipmentId,
          sku: line.sku,
          quantity: line.quantity,
          paidAmount: paidFor(price, tax),
          price,
          item: itemOf(line, locale),
        }
      }),
    ),
  }
}

const totalsOf = (pricedLines: PricedLines): OrderTotals => ({
  itemTotal: pricedLines.itemTotal,
  itemDiscount: pricedLines.itemDiscount,
  itemSubTotal: pricedLines.itemSubTotal,
  orderDiscount: pricedLines.orderDiscount,
  shipping: pricedLines.shipping,
  shippingDiscount: pricedLines.shippingDiscount,
  tax: pricedLines.tax,
  taxAdded: pricedLines.taxAdded,
  totalUnits: pricedLines.totalUnits,
  appliedRewards: 0,
})

/** Describes what is bought as it is sold at this moment. An order copies only the fields that are listed here. */
function itemOf(
  { sellable, giftOf, giftOption, recipeId, precreatedCustomsCode }: LineToOrder,
  locale: Locale,
): OrderedItem {
  const product = productAnswer(sellable, locale)
  return {
    productId: product.productId,
    masterId: product.masterId,
    masterId2: product.masterId2,
    name: product.name,
    upc: product.upc,
    slug: product.slug,
    pageUrl: product.pageUrl,
    pdpUrl: product.pdpUrl,
    productImageURL: product.productImageURL,
    isDigitalProduct: product.isDigitalProduct,
    isCustoms: product.isCustoms,
    badge: product.badge,
    eyebrow: product.eyebrow,
    rating: product.rating,
    attributes: product.attributes,
    bonus: giftOf !== null,
    giftOption,
    recipeId,
    precreatedCustomsCode,
  }
}

/** The earned promotions, and those that lines show. */
const orderPromotions = (lines: readonly LineToOrder[], callouts: readonly Callout[]): Callout[] =>
  callouts
    .map((callout) => ({
      ...callout,
      lines: lines.filter((line) => isShownOn(line, callout)).map(({ id }) => id),
    }))
    .filter((callout) => callout.callout.state === 'earned' || callout.lines.length > 0)

/** What is in the store already, or is mailed, has no day of arrival. */
const isSent = (code: ShippingMethodCode): boolean => {
  const { to, takesStoreStock } = shippingMethodTypes[code]
  return to !== 'inbox' && !takesStoreStock
}

type ShipmentContext = { lines: readonly NewLine[]; providerAmount: Minor; orderedOn: string }

/** A shipment's share of the amount is captured when the shipment leaves. */
function withShares(
  shipments: readonly Shipment[],
  { lines, providerAmount, orderedOn }: ShipmentContext,
): NewShipment[] {
  const weights = shipments.map(({ id, price }) => ({
    id,
    weight: lines
      .filter(({ shipmentId }) => shipmentId === id)
      .reduce((sum, { paidAmount }) => sum + paidAmount, price),
  }))
  const parts = allocate(providerAmount, weights)
  return shipments.map(({ id, code, storeId, lastDay = null }) => ({
    shipmentId: id,
    shippingMethod: code,
    storeId,
    share: parts.get(id) ?? 0,
    expectedOn: isSent(code) && lastDay !== null ? expectedDay(orderedOn, lastDay) : null,
  }))
}

/** Sums lines of the same sku and place: a store, or an empty string for the warehouse. Digital items take no stock. */
export function stockHoldsOf(lines: readonly CartLine[]): StockHold[] {
  const physical = lines.filter(({ sellable }) => !sellable.isDigital)
  const byLocation = Map.groupBy(physical, (line) =>
    JSON.stringify([stockLocationOf(line), line.sku]),
  )
  return [...byLocation.values()].flatMap((sameLocation) => {
    const [first] = sameLocation
    if (!first) return []
    const quantity = sameLocation.reduce((sum, line) => sum + line.quantity, 0)
    return [{ location: stockLocationOf(first), sku: first.sku, quantity }]
  })
}

import type { Cart as CartAnswer, CartItem } from '@cairn/contract/cart/cart'
import type { Minor } from '@cairn/contract/fields/money'
import type { OrderItem } from '@cairn/contract/orders/order'
import { copyAddress } from '../accounts/copied-address.ts'
import { allocate } from '../promotions/proportions.ts'
import type { CartLine } from '../cart/cart.ts'
import { spendUnderEmployeeTerms, type CartPrices } from '../cart/pricing/cart-prices.ts'
import type { Shipment } from '../cart/delivery/shipments.ts'
import { orderInstruments } from '../orders/money/instruments.ts'
import type { NewLine, NewOrder, NewShipment, StockTake } from '../orders/order.ts'

type OrderContents = Pick<
  NewOrder,
  | 'snapshot'
  | 'shipments'
  | 'lines'
  | 'stockTakes'
  | 'total'
  | 'providerAmount'
  | 'instruments'
  | 'spendAtTerms'
>

/** The contents of an order, from a priced cart and its answer on the wire. */
export function orderFromCart(prices: CartPrices, answer: CartAnswer): OrderContents {
  const { cart, pricedCart, shipments } = prices
  const items = new Map(answer.items.map((item) => [item.itemId, item]))
  const lines = shipments.flatMap((shipment) =>
    shipment.lineIds.map((lineId) => {
      const line = cart.lines.find(({ id }) => id === lineId)
      const item = items.get(lineId)
      if (!line || !item) throw new Error(`line ${lineId} is missing in the answer`)
      return newLine(line, item, { paidAmount: paidAmountOf(lineId, shipment, prices), shipment })
    }),
  )
  return {
    total: pricedCart.total,
    providerAmount: pricedCart.remainingToPay,
    instruments: orderInstruments(cart.payments, pricedCart.parts),
    spendAtTerms: spendUnderEmployeeTerms(prices),
    snapshot: {
      totals: { ...answer.totals, remainingToPay: 0 },
      promoSummary: answer.promoSummary.filter(({ state }) => state === 'earned'),
      shippingAddress: cart.shippingAddress && copyAddress(cart.shippingAddress),
      billingAddress: cart.billingAddress && copyAddress(cart.billingAddress),
    },
    shipments: withShares(shipments, lines, pricedCart.remainingToPay),
    lines,
    stockTakes: stockTakesOf(cart.lines),
  }
}

type LinePlacement = { paidAmount: Minor; shipment: Shipment }

const newLine = (
  line: CartLine,
  item: CartItem,
  { paidAmount, shipment }: LinePlacement,
): NewLine => ({
  lineId: line.id,
  shipmentId: shipment.id,
  sku: line.sku,
  quantity: line.quantity,
  paidAmount,
  item: orderItemFrom(item),
})

function orderItemFrom(item: CartItem): OrderItem {
  const {
    maxQty: _maxQty,
    available: _available,
    variants: _variants,
    shippingOptions: _shippingOptions,
    ...orderItem
  } = item
  return orderItem
}

function paidAmountOf(lineId: string, { tax }: Shipment, { pricedCart }: CartPrices): Minor {
  const price = pricedCart.lines.get(lineId)
  if (!price) throw new Error(`line ${lineId} was not priced`)
  return price.afterOrderDiscount + (tax?.isIncluded ? 0 : price.tax)
}

/** A shipment's share of the amount is captured when the shipment leaves. */
function withShares(
  shipments: readonly Shipment[],
  lines: readonly NewLine[],
  providerAmount: Minor,
): NewShipment[] {
  const weights = shipments.map(({ id, price }) => ({
    id,
    weight: lines
      .filter(({ shipmentId }) => shipmentId === id)
      .reduce((sum, { paidAmount }) => sum + paidAmount, price),
  }))
  const parts = allocate(providerAmount, weights)
  return shipments.map(({ id, code, storeId }) => ({
    shipmentId: id,
    shippingMethod: code,
    storeId,
    share: parts.get(id) ?? 0,
  }))
}

/** Sums lines of the same sku and place: a store, or an empty string for the warehouse. Digital items take no stock. */
export function stockTakesOf(lines: readonly CartLine[]): StockTake[] {
  const physical = lines.filter(({ sellable }) => !sellable.isDigital)
  const byLocation = Map.groupBy(physical, ({ sku, shippingMethod, storeId }) =>
    JSON.stringify([shippingMethod === 'pickup' ? storeId : '', sku]),
  )
  return [...byLocation.values()].flatMap((sameLocation) => {
    const [first] = sameLocation
    if (!first) return []
    const location = first.shippingMethod === 'pickup' ? (first.storeId ?? '') : ''
    const quantity = sameLocation.reduce((sum, line) => sum + line.quantity, 0)
    return [{ location, sku: first.sku, quantity }]
  })
}

import type { Cart as CartAnswer, CartItem } from '@cairn/contract/cart-entity'
import type { Minor } from '@cairn/contract/money'
import type { OrderItem } from '@cairn/contract/order-entity'
import { allocate } from '../cart/allocate.ts'
import type { CartLine } from '../cart/cart.ts'
import { spendAtTerms } from '../cart/employee-terms.ts'
import type { CartPrices } from '../cart/price-now.ts'
import type { Shipment } from '../cart/shipments.ts'
import { instrumentsOf } from '../orders/instruments.ts'
import type { NewLine, NewOrder, NewShipment, Take } from '../orders/new-order.ts'

type Written = Pick<
  NewOrder,
  'papers' | 'shipments' | 'lines' | 'takes' | 'total' | 'asked' | 'instruments' | 'spendAtTerms'
>

/** An order as it is written down, from a cart with its prices and as it was answered. */
export function writeOrder(prices: CartPrices, answer: CartAnswer): Written {
  const { cart, priced, shipments } = prices
  const items = new Map(answer.items.map((item) => [item.itemId, item]))
  const lines = shipments.flatMap((shipment) =>
    shipment.lineIds.map((lineId) => {
      const line = cart.lines.find(({ id }) => id === lineId)
      const item = items.get(lineId)
      if (!line || !item) throw new Error(`line ${lineId} was not answered`)
      return newLine(line, item, { paid: paidFor(lineId, shipment, prices), shipment })
    }),
  )
  return {
    total: priced.total,
    asked: priced.remainingToPay,
    instruments: instrumentsOf(cart.payments, priced.parts),
    spendAtTerms: spendAtTerms(prices),
    papers: {
      totals: { ...answer.totals, remainingToPay: 0 },
      promoSummary: answer.promoSummary.filter(({ state }) => state === 'earned'),
      shippingAddress: cart.shippingAddress,
      billingAddress: cart.billingAddress,
    },
    shipments: withShares(shipments, lines, priced.remainingToPay),
    lines,
    takes: takesOf(cart.lines),
  }
}

type Line = { paid: Minor; shipment: Shipment }

const newLine = (line: CartLine, item: CartItem, { paid, shipment }: Line): NewLine => ({
  lineId: line.id,
  shipmentId: shipment.id,
  sku: line.sku,
  quantity: line.quantity,
  paid,
  item: orderItem(item),
})

function orderItem(item: CartItem): OrderItem {
  const {
    maxQty: _most,
    available: _there,
    variants: _sizes,
    shippingOptions: _ways,
    ...kept
  } = item
  return kept
}

function paidFor(lineId: string, { tax }: Shipment, { priced }: CartPrices): Minor {
  const price = priced.lines.get(lineId)
  if (!price) throw new Error(`line ${lineId} was not priced`)
  return price.afterOrderDiscount + (tax?.isIncluded ? 0 : price.tax)
}

/** Each parcel is charged when it leaves: its part of what the provider is asked for. */
function withShares(
  shipments: readonly Shipment[],
  lines: readonly NewLine[],
  asked: Minor,
): NewShipment[] {
  const weights = shipments.map(({ id, price }) => ({
    id,
    weight: lines
      .filter(({ shipmentId }) => shipmentId === id)
      .reduce((sum, { paid }) => sum + paid, price),
  }))
  const parts = allocate(asked, weights)
  return shipments.map(({ id, code, storeId }) => ({
    shipmentId: id,
    shippingMethod: code,
    storeId,
    share: parts.get(id) ?? 0,
  }))
}

/** Lines that share a shelf are summed; what is mailed comes from none. */
export function takesOf(lines: readonly CartLine[]): Take[] {
  const kept = lines.filter(({ sellable }) => !sellable.isDigital)
  const byShelf = Map.groupBy(kept, ({ sku, shippingMethod, storeId }) =>
    JSON.stringify([shippingMethod === 'pickup' ? storeId : '', sku]),
  )
  return [...byShelf.values()].flatMap((together) => {
    const [first] = together
    if (!first) return []
    const place = first.shippingMethod === 'pickup' ? (first.storeId ?? '') : ''
    const quantity = together.reduce((sum, line) => sum + line.quantity, 0)
    return [{ place, sku: first.sku, quantity }]
  })
}

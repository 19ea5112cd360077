import type { Minor } from '@cairn/contract/money'
import { accept, type Refusal, refuse, type Result } from '@cairn/contract/result'
import { partOf } from '../promotions/share.ts'
import { allocate } from './allocate.ts'
import type { CartLine } from './cart.ts'
import type { CartPayment } from './cart-payment.ts'
import { type Covered, coverTotal, type Paying } from './cover-total.ts'
import type { PriceAdjustment } from './price-adjustment.ts'
import type { Shipment } from './shipments.ts'
import { type Taxed, taxOf } from './tax-on.ts'

export type LinePrice = {
  current: Minor
  original: Minor
  rowTotal: Minor
  afterItemDiscount: Minor
  afterOrderDiscount: Minor
  tax: Minor
}

export type PricedCart = {
  lines: ReadonlyMap<string, LinePrice>
  itemTotal: Minor
  itemDiscount: Minor
  orderDiscount: Minor
  itemSubTotal: Minor
  /** After what promotions take off it. */
  shipping: Minor
  shippingDiscount: Minor
  /** All that is in the total. */
  tax: Minor
  /** What of it is added, where prices do not hold it already. */
  taxAdded: Minor
  total: Minor
  totalUnits: number
} & Covered

/** What promotions take off. More than there is to take off takes off all of it. */
export type Discounts = {
  /** By the id of a line: what is about that line, and its share of what is off the whole order. */
  lines: ReadonlyMap<string, { item: Minor; order: Minor }>
  /** By the id of a shipment. */
  shipments: ReadonlyMap<string, Minor>
}

export const noDiscounts: Discounts = { lines: new Map(), shipments: new Map() }

export type ToPrice = {
  lines: readonly Pick<CartLine, 'id' | 'quantity' | 'giftOf' | 'sellable'>[]
  shipments: readonly Shipment[]
  discounts: Discounts
  adjustments: readonly PriceAdjustment[]
  payments: readonly CartPayment[]
  paying: Paying
}

type Amounts = ReadonlyMap<string, Minor>

/** Every amount of a cart, and the only place where one is computed. Nothing in it reads a clock or a store. */
export function priceCart(cart: ToPrice): Result<PricedCart, Refusal<'totalsNotCalculated'>> {
  const rows: Amounts = new Map(cart.lines.map((line) => [line.id, rowTotalOf(line)]))
  if (!Number.isSafeInteger(sumOf(rows))) return refuse('totalsNotCalculated')
  const afterItem = afterItemDiscounts(rows, cart)
  const afterOrder = afterOrderDiscounts(afterItem, cart)
  const shipping = afterShippingDiscounts(cart)
  const taxed = taxOf(cart, { lines: afterOrder, shipments: shipping })
  const charged = sumOf(afterOrder) + sumOf(shipping) + taxed.added
  if (!Number.isSafeInteger(charged)) return refuse('totalsNotCalculated')
  return accept({
    lines: new Map(
      cart.lines.map((line) => [line.id, linePrice(line, { rows, afterItem, afterOrder, taxed })]),
    ),
    ...sums({ rows, afterItem, afterOrder }),
    shipping: sumOf(shipping),
    shippingDiscount: sum(cart.shipments.map(({ price }) => price)) - sumOf(shipping),
    tax: taxed.added + taxed.included,
    taxAdded: taxed.added,
    total: charged,
    ...coverTotal(charged, cart.payments, cart.paying),
    totalUnits: sum(cart.lines.map(({ quantity }) => quantity)),
  })
}

type Line = ToPrice['lines'][number]

/** What a promotion gives away costs nothing. */
const unitPrice = ({ sellable, giftOf }: Line) => {
  const { current, original } = sellable.price ?? { current: 0, original: 0 }
  return { current: giftOf === null ? current : 0, original }
}

const rowTotalOf = (line: Line): Minor => unitPrice(line).current * line.quantity

function afterItemDiscounts(rows: Amounts, { discounts, adjustments }: ToPrice): Amounts {
  return new Map(
    [...rows].map(([id, row]) => {
      const discounted = less(row, discounts.lines.get(id)?.item ?? 0)
      const own = adjustments.filter(({ lineId }) => lineId === id)
      return [
        id,
        own.reduce((left, adjustment) => less(left, adjusts(adjustment, left)), discounted),
      ]
    }),
  )
}

function afterOrderDiscounts(rows: Amounts, { discounts, adjustments }: ToPrice): Amounts {
  const discounted = [...rows].map(([id, row]): [string, Minor] => [
    id,
    less(row, discounts.lines.get(id)?.order ?? 0),
  ])
  return adjustments
    .filter(({ lineId }) => lineId === null)
    .reduce<Amounts>(adjusted, new Map(discounted))
}

/** Taken off the whole order, in proportion to what its lines cost. */
function adjusted(rows: Amounts, adjustment: PriceAdjustment): Amounts {
  const shares = [...rows].map(([id, weight]) => ({ id, weight }))
  const most = sumOf(rows)
  const parts = allocate(Math.min(adjusts(adjustment, most), most), shares)
  return new Map(shares.map(({ id, weight }) => [id, weight - (parts.get(id) ?? 0)]))
}

const afterShippingDiscounts = ({ shipments, discounts }: ToPrice): Amounts =>
  new Map(shipments.map(({ id, price }) => [id, less(price, discounts.shipments.get(id) ?? 0)]))

const adjusts = ({ type, value }: PriceAdjustment, amount: Minor): Minor =>
  type === 'amount' ? value : partOf(amount, { of: value, per: 10_000 })

type Stages = { rows: Amounts; afterItem: Amounts; afterOrder: Amounts }

function sums({ rows, afterItem, afterOrder }: Stages) {
  const itemTotal = sumOf(rows)
  const itemSubTotal = sumOf(afterItem)
  return {
    itemTotal,
    itemDiscount: itemTotal - itemSubTotal,
    orderDiscount: itemSubTotal - sumOf(afterOrder),
    itemSubTotal,
  }
}

function linePrice(
  line: Line,
  { rows, afterItem, afterOrder, taxed }: Stages & { taxed: Taxed },
): LinePrice {
  const of = (amounts: Amounts) => amounts.get(line.id) ?? 0
  return {
    ...unitPrice(line),
    rowTotal: of(rows),
    afterItemDiscount: of(afterItem),
    afterOrderDiscount: of(afterOrder),
    tax: of(taxed.lines),
  }
}

const less = (amount: Minor, off: Minor) => amount - Math.min(amount, Math.max(0, off))
const sum = (amounts: readonly Minor[]) => amounts.reduce((total, amount) => total + amount, 0)
const sumOf = (amounts: Amounts) => sum([...amounts.values()])

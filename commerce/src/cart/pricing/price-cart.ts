import type { Minor } from '@cairn/contract/fields/money'
import { accept, type Refusal, refuse, type Result } from '@cairn/contract/refusals/result'
import { allocate, fractionOf } from '../../promotions/proportions.ts'
import type { PriceAdjustment } from '../adjustments/price-adjustments.ts'
import type { CartLine } from '../cart.ts'
import type { Shipment } from '../delivery/shipments.ts'
import {
  type PaymentAllocation,
  type PaymentRules,
  type PaymentToPrice,
  allocatePayments,
} from '../payment/cart-payment.ts'
import { isSoldHere } from '../quantity-limits.ts'
import { type TaxAmounts, type TaxLine, calculateTaxes } from './taxes.ts'

export type LinePrice = {
  current: Minor
  original: Minor
  rowTotal: Minor
  afterItemDiscount: Minor
  afterOrderDiscount: Minor
  tax: Minor
}

/** The final price of a line, with the tax that is added to it. */
export const paidFor = ({ afterOrderDiscount, tax }: LinePrice, region: Shipment['tax']): Minor =>
  afterOrderDiscount + (region?.isIncluded ? 0 : tax)

/** The sums of a cart or an order. */
export type PriceTotals = {
  itemTotal: Minor
  itemDiscount: Minor
  orderDiscount: Minor
  itemSubTotal: Minor
  /** After discounts. */
  shipping: Minor
  shippingDiscount: Minor
  /** All tax that the total includes. */
  tax: Minor
  /** The part of the tax that is added to prices without tax. */
  taxAdded: Minor
  total: Minor
  totalUnits: number
}

export type PricedLines = PriceTotals & {
  lines: ReadonlyMap<string, LinePrice>
  taxLines: readonly TaxLine[]
}

export type PricedCart = PricedLines & PaymentAllocation

/** Discounts of promotions. A discount above the price makes the price zero. */
export type Discounts = {
  /** By line id: the line's own discount, and its share of order discounts. */
  lines: ReadonlyMap<string, { item: Minor; order: Minor }>
  /** By shipment id. */
  shipments: ReadonlyMap<string, Minor>
}

export const noDiscounts: Discounts = { lines: new Map(), shipments: new Map() }

type DiscountedLines = {
  lines: readonly Pick<CartLine, 'id' | 'quantity' | 'giftOf' | 'sellable'>[]
  discounts: Pick<Discounts, 'lines'>
  adjustments: readonly PriceAdjustment[]
}

type LinesInput = DiscountedLines & { shipments: readonly Shipment[]; discounts: Discounts }

export type PricingInput = LinesInput & {
  payments: readonly PaymentToPrice[]
  paymentRules: PaymentRules
}

type Amounts = ReadonlyMap<string, Minor>

/** Calculates what a cart costs and how it is paid. */
export function priceCart({
  payments,
  paymentRules,
  ...cart
}: PricingInput): Result<PricedCart, Refusal<'totalsNotCalculated'>> {
  const priced = priceLines(cart)
  if (!priced.ok) return priced
  return accept({
    ...priced.value,
    ...allocatePayments(priced.value.total, payments, paymentRules),
  })
}

/** Calculates every amount of a cart or an order; nothing else does. */
export function priceLines(cart: LinesInput): Result<PricedLines, Refusal<'totalsNotCalculated'>> {
  const stages = discountedAmounts(cart)
  const { rows, afterOrder } = stages
  if (!Number.isSafeInteger(sumOf(rows))) return refuse('totalsNotCalculated')
  const shipping = afterShippingDiscounts(cart)
  const taxes = calculateTaxes(cart, { lines: afterOrder, shipments: shipping })
  const chargedTotal = sumOf(afterOrder) + sumOf(shipping) + taxes.addedTax
  if (!Number.isSafeInteger(chargedTotal)) return refuse('totalsNotCalculated')
  return accept({
    lines: new Map(cart.lines.map((line) => [line.id, linePrice(line, { ...stages, taxes })])),
    ...sums(stages),
    shipping: sumOf(shipping),
    shippingDiscount: sum(cart.shipments.map(({ price }) => price)) - sumOf(shipping),
    tax: taxes.addedTax + taxes.includedTax,
    taxAdded: taxes.addedTax,
    taxLines: taxes.taxLines,
    total: chargedTotal,
    totalUnits: sum(cart.lines.filter(isSoldHere).map(({ quantity }) => quantity)),
  })
}

type Stages = { rows: Amounts; afterItem: Amounts; afterOrder: Amounts }

/** The amount of each line by id: before discounts, after its own, and after those of the order. */
export function discountedAmounts(cart: DiscountedLines): Stages {
  const rows: Amounts = new Map(cart.lines.map((line) => [line.id, rowTotalOf(line)]))
  const afterItem = afterItemDiscounts(rows, cart)
  return { rows, afterItem, afterOrder: afterOrderDiscounts(afterItem, cart) }
}

type Line = LinesInput['lines'][number]

/** Gifts cost nothing. */
const unitPrice = ({ sellable, giftOf }: Line) => {
  const { current, original } = sellable.price ?? { current: 0, original: 0 }
  return { current: giftOf === null ? current : 0, original }
}

const rowTotalOf = (line: Line): Minor => unitPrice(line).current * line.quantity

function afterItemDiscounts(rows: Amounts, { discounts, adjustments }: DiscountedLines): Amounts {
  return new Map(
    [...rows].map(([id, row]) => {
      const discounted = subtract(row, discounts.lines.get(id)?.item ?? 0)
      const lineAdjustments = adjustments.filter(({ lineId }) => lineId === id)
      return [
        id,
        lineAdjustments.reduce(
          (remaining, adjustment) => subtract(remaining, adjustmentAmount(adjustment, remaining)),
          discounted,
        ),
      ]
    }),
  )
}

function afterOrderDiscounts(
  rows: Amounts,
  { lines, discounts, adjustments }: DiscountedLines,
): Amounts {
  const giftCardIds = new Set(lines.flatMap(({ id, sellable }) => (sellable.isDigital ? id : [])))
  const discounted = [...rows].map(([id, row]): [string, Minor] => [
    id,
    subtract(row, discounts.lines.get(id)?.order ?? 0),
  ])
  return adjustments
    .filter(({ lineId }) => lineId === null)
    .reduce<Amounts>(
      (amounts, adjustment) => withOrderAdjustment(amounts, adjustment, giftCardIds),
      new Map(discounted),
    )
}

/** Distributes an order adjustment over the lines by price, except gift cards, which are money. */
function withOrderAdjustment(
  rows: Amounts,
  adjustment: PriceAdjustment,
  giftCardIds: ReadonlySet<string>,
): Amounts {
  const reducible = new Map([...rows].filter(([id]) => !giftCardIds.has(id)))
  const shares = [...reducible].map(([id, weight]) => ({ id, weight }))
  const limit = sumOf(reducible)
  const parts = allocate(Math.min(adjustmentAmount(adjustment, limit), limit), shares)
  return new Map([...rows].map(([id, amount]) => [id, amount - (parts.get(id) ?? 0)]))
}

const afterShippingDiscounts = ({ shipments, discounts }: LinesInput): Amounts =>
  new Map(shipments.map(({ id, price }) => [id, subtract(price, discounts.shipments.get(id) ?? 0)]))

const adjustmentAmount = ({ type, value }: PriceAdjustment, amount: Minor): Minor =>
  type === 'amount' ? value : fractionOf(amount, { of: value, per: 10_000 })

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
  { rows, afterItem, afterOrder, taxes }: Stages & { taxes: TaxAmounts },
): LinePrice {
  const amountOfLine = (amounts: Amounts) => amounts.get(line.id) ?? 0
  return {
    ...unitPrice(line),
    rowTotal: amountOfLine(rows),
    afterItemDiscount: amountOfLine(afterItem),
    afterOrderDiscount: amountOfLine(afterOrder),
    tax: amountOfLine(taxes.lines),
  }
}

const subtract = (amount: Minor, discount: Minor) =>
  amount - Math.min(amount, Math.max(0, discount))
const sum = (amounts: readonly Minor[]) => amounts.reduce((total, amount) => total + amount, 0)
const sumOf = (amounts: Amounts) => sum([...amounts.values()])

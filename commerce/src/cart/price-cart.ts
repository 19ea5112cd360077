import type { Minor } from '@cairn/contract/money'
import type { Cart, CartLine } from './cart.ts'

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
  shipping: Minor
  tax: Minor
  total: Minor
  paid: Minor
  remainingToPay: Minor
  totalUnits: number
}

/** Every amount of a cart, and the only place where one is computed. Nothing in it reads a clock or a store. */
export function priceCart({ lines }: Pick<Cart, 'lines'>): PricedCart {
  const priced = new Map(lines.map((line) => [line.id, priceLine(line)]))
  const sum = (part: keyof LinePrice) =>
    priced.values().reduce((total, price) => total + price[part], 0)

  const itemTotal = sum('rowTotal')
  const itemSubTotal = sum('afterItemDiscount')
  const tax = sum('tax')
  const shipping = 0
  const afterDiscounts = sum('afterOrderDiscount')
  const total = afterDiscounts + shipping + tax
  const paid = 0
  return {
    lines: priced,
    itemTotal,
    itemDiscount: itemTotal - itemSubTotal,
    orderDiscount: itemSubTotal - afterDiscounts,
    itemSubTotal,
    shipping,
    tax,
    total,
    paid,
    remainingToPay: Math.max(0, total - paid),
    totalUnits: lines.reduce((units, { quantity }) => units + quantity, 0),
  }
}

const unpriced = { current: 0, original: 0 }

function priceLine({ sellable, quantity }: CartLine): LinePrice {
  const { current, original } = sellable.price ?? unpriced
  const rowTotal = current * quantity
  return {
    current,
    original,
    rowTotal,
    afterItemDiscount: rowTotal,
    afterOrderDiscount: rowTotal,
    tax: 0,
  }
}

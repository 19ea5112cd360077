import type { CartItem, CartTotals } from '@cairn/contract/cart/cart'
import { amountOf, type Currency, type Minor } from '@cairn/contract/fields/money'
import type { LinePrice, PriceTotals } from '../pricing/price-cart.ts'

type TotalsToAnswer = Omit<PriceTotals, 'shippingDiscount'> & {
  appliedRewards: Minor
  remainingToPay: Minor
}

/** Converts the totals of a cart or an order for the wire. */
export const totalsAnswer = (totals: TotalsToAnswer): CartTotals => ({
  total: amountOf(totals.total),
  itemTotal: amountOf(totals.itemTotal),
  totalDiscount: amountOf(totals.itemDiscount + totals.orderDiscount),
  discount: amountOf(totals.orderDiscount),
  itemSubTotal: amountOf(totals.itemSubTotal),
  netAmount: amountOf(totals.total - totals.tax),
  taxAmount: amountOf(totals.tax),
  shipping: amountOf(totals.shipping),
  tax: amountOf(totals.taxAdded),
  remainingToPay: amountOf(totals.remainingToPay),
  totalUnits: totals.totalUnits,
  appliedRewards: amountOf(totals.appliedRewards),
})

/** Converts the price of a line for the wire. */
export const priceAnswer = (price: LinePrice, currency: Currency): CartItem['price'] => ({
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

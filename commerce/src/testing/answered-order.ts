import type { Cart as CartAnswer } from '@cairn/contract/cart/cart'
import { minorOf } from '@cairn/contract/fields/money'
import type { ImportedOrder } from '@cairn/contract/imports/orders-import'
import { type Locale, siteOf } from '@cairn/contract/sites/sites'
import { cartAnswer } from '../cart/answers/cart-answer.ts'
import { aCart, aLine, everyMethod, someConditions } from '../cart/cart-example.ts'
import type { Cart } from '../cart/cart.ts'
import { calculatePrices } from '../cart/pricing/cart-prices.ts'
import type { PricingConditions } from '../cart/pricing/pricing-conditions.ts'
import { aSellable } from '../catalogue/sellable/sellable-example.ts'

type AnsweredCart = { cart: Cart; conditions: PricingConditions; locale: Locale }

/**
 * What an order was before decision 031: the answer of its cart, whose decimals were converted back. Tests
 * compare orders with it.
 */
export function answeredOrder({ cart, conditions, locale }: AnsweredCart): CartAnswer {
  const prices = calculatePrices(cart, conditions)
  if (!prices.ok) throw new Error(prices.refusal.name)
  const answer = cartAnswer({ cart, conditions, flash: [] }, prices.value, { locale })
  return { ...answer, totals: { ...answer.totals, remainingToPay: 0 } }
}

/** An imported order was the answer of a cart with the same prices. */
export function answeredImport(order: ImportedOrder): CartAnswer {
  const { address, locale, shipping, taxRate, isTaxIncluded } = order
  const { siteId, country } = siteOf(locale)
  const cart = aCart({
    lines: order.lines.map(({ sku, quantity, unitPrice }, index) => {
      const price = { current: unitPrice, original: unitPrice }
      return aLine({ id: String(index), quantity, sellable: aSellable({ sku, price }) })
    }),
    shippingAddress: address,
    billingAddress: address,
  })
  const tax = { isIncluded: isTaxIncluded, taxesShipping: false }
  const conditions = someConditions({
    siteId,
    country,
    methods: everyMethod.map((method) => ({ ...method, price: shipping })),
    taxRegions: [
      {
        ...tax,
        countryCode: address.countryCode ?? country,
        province: null,
        parts: [{ name: 'tax', rate: taxRate }],
      },
    ],
  })
  return answeredOrder({ cart, conditions, locale })
}

/** The sums that its invoice stated, in minor units, and the tax rate, which was inferred. */
export function answeredInvoice({ items, totals }: CartAnswer) {
  const goods = items.reduce((sum, { price }) => sum + minorOf(price.rowTotal), 0)
  return {
    goods,
    discount: minorOf(totals.total - totals.tax - totals.shipping) - goods,
    delivery: minorOf(totals.shipping),
    net: minorOf(totals.netAmount),
    tax: minorOf(totals.taxAmount),
    total: minorOf(totals.total),
    rate: inferredRate({ items, totals }),
  }
}

/** Undefined unless all lines seemed to be taxed at the same rate. */
function inferredRate({ items, totals }: Pick<CartAnswer, 'items' | 'totals'>): number | undefined {
  const isIncluded = totals.tax === 0
  const taxed = items
    .filter(({ taxTotal }) => taxTotal > 0)
    .map(({ taxTotal, price: { priceAfterOrderDiscount: price } }) => ({
      tax: minorOf(taxTotal),
      net: minorOf(isIncluded ? price - taxTotal : price),
    }))
  const net = taxed.reduce((sum, each) => sum + each.net, 0)
  if (net === 0) return undefined
  const rate = taxed.reduce((sum, each) => sum + each.tax, 0) / net
  const isSameRate = taxed.every((each) => Math.abs(each.tax - each.net * rate) <= 1)
  return isSameRate ? Math.round(rate * 1000) / 1000 : undefined
}

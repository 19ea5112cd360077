import { minorOf } from '@cairn/contract/fields/money'
import { translatorFor } from '@cairn/contract/translation/translation'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aCart, aLine, everyMethod, someConditions, taxOn } from '../cart/cart-example.ts'
import { settleCart } from '../cart/delivery/settle-cart.ts'
import { calculatePrices } from '../cart/pricing/cart-prices.ts'
import { aSellable } from '../catalogue/sellable/sellable-example.ts'
import { invoiceSums } from '../orders/documents/invoice-sums.ts'
import { en as texts } from '../orders/messages/en.ts'
import { documentMessages } from '../orders/messages/messages.ts'
import { orderAnswer } from '../orders/order-answer.ts'
import type { ImportedContents } from '../orders/order.ts'
import { anyCart, type AnyCart } from '../testing/any-cart.ts'
import {
  anyImport,
  importedOrderOf,
  orderHead,
  orderOf,
  placedOrderOf,
} from '../testing/any-order.ts'
import { denverAddress } from '../testing/ready-to-order.ts'
import { shortOrLong } from '../testing/short-or-long.ts'
import { checkOrder } from './check-order.ts'
import { orderFrom } from './order-from-cart.ts'

const numRuns = shortOrLong(300, 10_000)

const sum = <Item>(items: readonly Item[], amountIn: (item: Item) => number) =>
  items.reduce((total, item) => total + amountIn(item), 0)

type Amounts = Pick<ImportedContents, 'total' | 'totals' | 'taxLines' | 'lines'>

function expectExactAmounts({ total, totals, taxLines, lines }: Amounts) {
  const amounts = [
    total,
    ...Object.values(totals),
    ...taxLines.flatMap(({ rate, net, tax }) => [rate, net, tax]),
    ...lines.flatMap(({ paidAmount, price }) => [paidAmount, ...Object.values(price)]),
  ]
  expect(amounts.filter((amount) => !Number.isSafeInteger(amount) || amount < 0)).toEqual([])

  const { itemTotal, itemDiscount, orderDiscount, shipping, tax, taxAdded } = totals
  expect(sum(taxLines, (line) => line.tax)).toBe(tax)
  expect(sum(taxLines, (line) => (line.isIncluded ? 0 : line.tax))).toBe(taxAdded)
  expect(itemTotal - itemDiscount - orderDiscount + shipping + taxAdded).toBe(total)
  expect(sum(lines, ({ price }) => price.rowTotal)).toBe(itemTotal)
  expect(sum(lines, ({ price }) => price.afterOrderDiscount) + shipping + taxAdded).toBe(total)
  expect(sum(lines, ({ quantity }) => quantity)).toBe(totals.totalUnits)
  expect(sum(lines, ({ paidAmount }) => paidAmount)).toBeLessThanOrEqual(total - shipping)
}

/** The rows of an invoice, by what they are. */
function invoiceRows(order: Amounts, locale: AnyCart['locale']) {
  const translate = translatorFor(documentMessages, 'en')
  const sums = invoiceSums(order, { translate, locale })
  const amountOf = (label: string) => sums.find((row) => row.label === label)?.amount ?? 0
  const before = sums.findIndex(({ label }) => label === texts.net)
  return {
    goods: amountOf(texts.goods),
    discount: amountOf(texts.discount),
    delivery: amountOf(texts.delivery),
    net: amountOf(texts.net),
    tax: sum(sums.slice(before + 1, -1), ({ amount }) => amount),
    total: sums.at(-1)?.amount,
  }
}

function expectExactInvoice(order: Amounts, locale: AnyCart['locale']) {
  const { goods, discount, delivery, net, tax, total } = invoiceRows(order, locale)
  expect(total).toBe(order.total)
  expect(goods + discount + delivery + order.totals.taxAdded).toBe(total)
  expect(net + tax).toBe(total)
}

/** What the deliveries of a cart cost before discounts. */
function fullShipping({ cart, conditions }: AnyCart) {
  const prices = calculatePrices(cart, conditions)
  return prices.ok ? sum(prices.value.shipments, ({ price }) => price) : undefined
}

test('the amounts of an order from any cart are exact, and its invoice states them (guarantee 10)', () => {
  const property = fc.property(anyCart, (any) => {
    const order = orderOf(any)

    expectExactAmounts(order)
    expectExactInvoice(order, any.locale)
    expect(sum(order.shipments, ({ share }) => share)).toBe(order.providerAmount)
    expect(sum(order.instruments, ({ amount }) => amount) + order.providerAmount).toBe(order.total)
    expect(order.totals.appliedRewards).toBeLessThanOrEqual(order.total)
    expect(order.totals.shipping + order.totals.shippingDiscount).toBe(fullShipping(any))
  })
  fc.assert(property, { numRuns })
})

test('only the answer of an order has decimals, and they are its amounts', () => {
  const property = fc.property(anyCart, (any) => {
    const order = placedOrderOf(any)
    const { totals, items } = orderAnswer(order, 'ticket')

    expect(minorOf(totals.total)).toBe(order.total)
    expect(minorOf(totals.taxAmount)).toBe(order.totals.tax)
    expect(minorOf(totals.netAmount)).toBe(order.total - order.totals.tax)
    expect(items.map(({ price }) => minorOf(price.rowTotal))).toEqual(
      order.lines.map(({ price }) => price.rowTotal),
    )
    expect(JSON.stringify(order.totals)).not.toContain('.')
  })
  fc.assert(property, { numRuns })
})

test('the amounts of any imported order are exact, and its invoice states them (guarantee 10)', () => {
  const property = fc.property(anyImport, (imported) => {
    const { lines, shipping, taxRate, isTaxIncluded, locale } = imported
    const order = importedOrderOf(imported)

    expectExactAmounts(order)
    expectExactInvoice(order, locale)
    expect(order.totals).toMatchObject({
      itemTotal: sum(lines, ({ unitPrice, quantity }) => unitPrice * quantity),
      shipping,
      ...(isTaxIncluded && { taxAdded: 0 }),
    })
    expect(order.taxLines.every(({ rate }) => rate === taxRate)).toBe(true)
  })
  fc.assert(property, { numRuns })
})

test('an order is refused first if its delivery was downgraded, and then has the amounts of the cart with which it was accepted', () => {
  const line = aLine({ shippingMethod: 'express' })
  const stored = aCart({
    lines: [line],
    shippingAddress: denverAddress,
    billingAddress: denverAddress,
  })
  const conditions = someConditions({
    methods: everyMethod.filter(({ code }) => code !== 'express'),
    taxRegions: [taxOn({}, 10_000)],
  })
  const terms = { billingAddress: undefined, seenTotal: undefined, seenToPay: undefined }
  expect(checkOrder(stored, conditions, terms)).toMatchObject({
    refusal: { name: 'shippingMethodUnavailable' },
  })
  const { cart } = settleCart(stored, conditions)
  const checked = checkOrder(cart, conditions, terms)
  if (!checked.ok) throw new Error(checked.refusal.name)
  const head = orderHead({ conditions, locale: 'en-us' })
  const order = orderFrom(checked.value.cart, checked.value.prices, {
    head,
    isGuest: true,
    orderedOn: '2026-06-15',
  })

  expect(order).toMatchObject({
    total: 358_95,
    totals: { itemTotal: 320_00, shipping: 6_95, tax: 32_00 },
    taxLines: [{ rate: 10_000, net: 320_00, tax: 32_00 }],
    lines: [{ shipmentId: 'me-standard' }],
    shipments: [{ shippingMethod: 'standard' }],
  })
  expectExactAmounts(order)
})

test('an order copies no field of a cart or a product that it does not list', () => {
  const extra = { internalNote: 'not for orders' }
  const line = { ...aLine(), ...extra, sellable: { ...aSellable(), ...extra } }
  const cart = { ...aCart({ lines: [line], shippingAddress: denverAddress }), ...extra }
  const order = orderOf({ cart, conditions: someConditions(), locale: 'en-us' })

  expect(order.lines).toHaveLength(1)
  expect(JSON.stringify(order)).not.toContain('not for orders')
})

import type { Cart as CartAnswer, CartItem } from '@cairn/contract/cart/cart'
import { minorOf } from '@cairn/contract/fields/money'
import { translatorFor } from '@cairn/contract/translation/translation'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { confirmationMail } from '../mail/order-mails.ts'
import { invoiceSums } from '../orders/documents/invoice-sums.ts'
import { en as texts } from '../orders/messages/en.ts'
import { documentMessages } from '../orders/messages/messages.ts'
import { orderAnswer } from '../orders/order-answer.ts'
import type { ImportedContents } from '../orders/order.ts'
import { answeredImport, answeredInvoice, answeredOrder } from '../testing/answered-order.ts'
import { anyCart } from '../testing/any-cart.ts'
import { anyImport, importedOrderOf, placedOrderOf } from '../testing/any-order.ts'
import { shortOrLong } from '../testing/short-or-long.ts'

const numRuns = shortOrLong(300, 10_000)

type Amounts = Pick<ImportedContents, 'total' | 'totals' | 'taxLines' | 'lines'>

const sum = <Item>(items: readonly Item[], amountIn: (item: Item) => number) =>
  items.reduce((total, item) => total + amountIn(item), 0)

const lineAmounts = ({ price, taxTotal }: Pick<CartItem, 'price' | 'taxTotal'>) => ({
  current: minorOf(price.current),
  original: minorOf(price.original),
  rowTotal: minorOf(price.rowTotal),
  afterItemDiscount: minorOf(price.priceAfterItemDiscount),
  afterOrderDiscount: minorOf(price.priceAfterOrderDiscount),
  tax: minorOf(taxTotal),
})

/** The lines of an order are grouped by shipment. */
function expectSameLines({ lines }: Amounts, { items }: CartAnswer) {
  const itemsById = new Map(items.map((item) => [item.itemId, item]))
  const answeredItems = lines.flatMap(({ lineId }) => itemsById.get(lineId) ?? [])
  expect(lines.map(({ price }) => price)).toEqual(answeredItems.map(lineAmounts))
  expect(lines).toHaveLength(items.length)
}

function expectSameTotals(
  { total, totals, taxLines }: Amounts,
  { totals: answeredTotals }: CartAnswer,
) {
  expect({ total, ...totals }).toMatchObject({
    total: minorOf(answeredTotals.total),
    itemTotal: minorOf(answeredTotals.itemTotal),
    itemSubTotal: minorOf(answeredTotals.itemSubTotal),
    orderDiscount: minorOf(answeredTotals.discount),
    shipping: minorOf(answeredTotals.shipping),
    tax: minorOf(answeredTotals.taxAmount),
    taxAdded: minorOf(answeredTotals.tax),
    totalUnits: answeredTotals.totalUnits,
    appliedRewards: minorOf(answeredTotals.appliedRewards),
  })
  expect(totals.itemDiscount + totals.orderDiscount).toBe(minorOf(answeredTotals.totalDiscount))
  expect(sum(taxLines, ({ tax }) => tax)).toBe(minorOf(answeredTotals.taxAmount))
}

const translate = translatorFor(documentMessages, 'en')

/** The corrections of decision 031. */
type Correction = 'none' | 'a row for each tax' | 'the rate was missing' | 'the rate was inaccurate'

/** Compares an invoice with the answered one, and names the difference of its tax rows. */
function invoiceCorrection(order: Amounts, answer: CartAnswer): Correction | 'unexplained' {
  const sums = invoiceSums(order, { translate, locale: 'en-us' })
  const amountIn = (label: string) => sums.find((row) => row.label === label)?.amount ?? 0
  const taxRows = sums.slice(sums.findIndex(({ label }) => label === texts.net) + 1, -1)
  const { rate, ...expectedInvoice } = answeredInvoice(answer)
  expect({
    goods: amountIn(texts.goods),
    discount: amountIn(texts.discount),
    delivery: amountIn(texts.delivery),
    net: amountIn(texts.net),
    tax: sum(taxRows, ({ amount }) => amount),
    total: amountIn(texts.total),
  }).toEqual(expectedInvoice)
  if (taxRows.length > 1) return 'a row for each tax'
  return rateCorrection(order, rate)
}

/** The rate was inferred from the taxes of the lines, each rounded to a cent, and rounded to a tenth of a percent. */
function rateCorrection(
  { taxLines, lines }: Amounts,
  rate: number | undefined,
): Correction | 'unexplained' {
  const [first] = taxLines
  if (!first) return rate === undefined ? 'none' : 'unexplained'
  if (rate === undefined) return 'the rate was missing'
  const inaccuracy = Math.abs(rate - first.rate / 100_000)
  if (inaccuracy === 0) return 'none'
  const taxed = lines.filter(({ price }) => price.tax > 0)
  const largest = 0.000_5 + taxed.length / sum(taxed, ({ price }) => price.afterOrderDiscount)
  return inaccuracy <= largest + Number.EPSILON ? 'the rate was inaccurate' : 'unexplained'
}

test('an order has the totals, lines and taxes of its answered cart, and the same mail and answer', () => {
  const property = fc.property(anyCart, (any) => {
    const order = placedOrderOf(any)
    const answer = answeredOrder(any)

    expectSameTotals(order, answer)
    expectSameLines(order, answer)
    const { totals, promoSummary } = orderAnswer(order, 'ticket')
    expect(totals).toEqual(answer.totals)
    expect(promoSummary).toEqual(answer.promoSummary.filter(({ state }) => state === 'earned'))
    expect(confirmationMail(order)).toMatchObject([
      {
        facts: {
          sums: {
            discount: minorOf(answer.totals.totalDiscount),
            shipping: minorOf(answer.totals.shipping),
            tax: minorOf(answer.totals.tax),
            total: minorOf(answer.totals.total),
          },
        },
      },
    ])
  })
  fc.assert(property, { numRuns })
})

test('an item of an order is answered as in the cart, without what only a cart states', () => {
  const property = fc.property(anyCart, (any) => {
    const { items } = orderAnswer(placedOrderOf(any), 'ticket')
    const answeredItems = answeredOrder(any).items.map(orderItemOf)

    expect(items.map(({ returnableQty: _quantity, ...item }) => item).toSorted(byId)).toEqual(
      answeredItems.toSorted(byId),
    )
  })
  fc.assert(property, { numRuns })
})

const byId = (one: { id: string }, other: { id: string }) => one.id.localeCompare(other.id)

function orderItemOf({
  maxQty: _maxQty,
  available: _available,
  variants: _variants,
  shippingOptions: _shippingOptions,
  ...item
}: CartItem) {
  return item
}

test('the invoice of an order differs from the answered one only by the corrections of its tax rows', () => {
  const property = fc.property(anyCart, (any) => {
    expect(invoiceCorrection(placedOrderOf(any), answeredOrder(any))).not.toBe('unexplained')
  })
  fc.assert(property, { numRuns })
})

test('an imported order has the amounts of the answered cart that it used to be', () => {
  const property = fc.property(anyImport, (imported) => {
    const order = importedOrderOf(imported)
    const answer = answeredImport(imported)

    expectSameTotals(order, answer)
    expectSameLines(order, answer)
    expect(invoiceCorrection(order, answer)).not.toBe('unexplained')
  })
  fc.assert(property, { numRuns })
})

import { translatorFor } from '@cairn/contract/translation/translation'
import { expect, test } from 'vitest'
import type { TaxLine } from '../../cart/pricing/taxes.ts'
import { documentMessages } from '../messages/messages.ts'
import { invoiceSums } from './invoice-sums.ts'

const taxLine = (more: Partial<TaxLine>): TaxLine => ({
  countryCode: 'CA',
  province: 'QC',
  isIncluded: false,
  name: 'GST',
  rate: 5_000,
  net: 100_00,
  tax: 5_00,
  ...more,
})

const totals = {
  itemTotal: 110_00,
  itemDiscount: 15_00,
  itemSubTotal: 95_00,
  orderDiscount: 5_00,
  shipping: 10_00,
  shippingDiscount: 0,
  tax: 5_00,
  taxAdded: 5_00,
  totalUnits: 2,
  appliedRewards: 0,
}

const rowsOf = (taxLines: TaxLine[], locale: 'en-ca' | 'fr-ca' = 'en-ca') => {
  const tax = taxLines.reduce((sum, line) => sum + line.tax, 0)
  const translate = translatorFor(documentMessages, locale === 'fr-ca' ? 'fr' : 'en')
  const order = { total: 100_00 + tax, totals: { ...totals, tax, taxAdded: tax }, taxLines }
  return invoiceSums(order, { translate, locale }).map(({ label, amount }) => [label, amount])
}

test('states goods, discounts, delivery, the net amount, the tax and the total', () => {
  expect(rowsOf([taxLine({})])).toEqual([
    ['Goods', 110_00],
    ['Discount', -20_00],
    ['Delivery', 10_00],
    ['Net', 100_00],
    ['Tax 5%', 5_00],
    ['Total', 105_00],
  ])
})

test('states the rate of the tax to three decimals', () => {
  expect(rowsOf([taxLine({ rate: 9_975 })])).toContainEqual(['Tax 9.975%', 5_00])
  expect(rowsOf([taxLine({ rate: 7_250 })])).toContainEqual(['Tax 7.25%', 5_00])
})

test('names each of several taxes, and adds up what is due on several deliveries at the same rate', () => {
  const taxLines = [
    taxLine({}),
    taxLine({ name: 'QST', rate: 9_975, tax: 9_98 }),
    taxLine({ province: 'ON', tax: 2_00 }),
  ]

  expect(rowsOf(taxLines).slice(4, -1)).toEqual([
    ['GST 5%', 7_00],
    ['QST 9.975%', 9_98],
  ])
})

test('names each of several taxes at the same rate', () => {
  expect(rowsOf([taxLine({}), taxLine({ name: 'PST' })]).slice(4, -1)).toEqual([
    ['GST 5%', 5_00],
    ['PST 5%', 5_00],
  ])
})

test('states that there is no tax', () => {
  expect(rowsOf([])).toContainEqual(['Tax', 0])
})

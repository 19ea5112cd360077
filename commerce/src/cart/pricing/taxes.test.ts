import { expect, test } from 'vitest'
import { aSellable } from '../../catalogue/sellable/sellable-example.ts'
import type { TaxRegion } from '../../tax/tax-region.ts'
import { aLine, taxOn } from '../cart-example.ts'
import type { Shipment } from '../delivery/shipments.ts'
import { calculateTaxes } from './taxes.ts'

const shipment = (lineId: string, tax: TaxRegion): Shipment => ({
  id: `shipment-${lineId}`,
  shippingId: 'me',
  code: 'standard',
  storeId: null,
  lineIds: [lineId],
  price: 5_00,
  tax,
})

/** The taxes on two shipments, of 10.05 and 20.05, with 5.00 for each delivery. */
function taxesOf(one: TaxRegion, other: TaxRegion) {
  const shipments = [shipment('one', one), shipment('other', other)]
  return calculateTaxes(
    { lines: [aLine({ id: 'one' }), aLine({ id: 'other' })], shipments },
    {
      lines: new Map([
        ['one', 10_05],
        ['other', 20_05],
      ]),
      shipments: new Map(shipments.map(({ id, price }) => [id, price])),
    },
  )
}

const taxLinesOf = (one: TaxRegion, other: TaxRegion) => taxesOf(one, other).taxLines

test('tax is rounded separately for each of two authorities', () => {
  const region = taxOn({}, 5_000, 9_975)

  expect(taxesOf(region, region)).toMatchObject({ addedTax: 1_51 + 3_00, includedTax: 0 })
})

test('each tax of a region is one line, with the amount that it is due on', () => {
  const quebec = taxOn({ countryCode: 'CA', province: 'QC' }, 5_000, 9_975)

  expect(taxLinesOf(quebec, quebec)).toEqual([
    {
      countryCode: 'CA',
      province: 'QC',
      isIncluded: false,
      name: 'tax',
      rate: 5_000,
      net: 30_10,
      tax: 1_51,
    },
    {
      countryCode: 'CA',
      province: 'QC',
      isIncluded: false,
      name: 'tax',
      rate: 9_975,
      net: 30_10,
      tax: 3_00,
    },
  ])
})

test('a line states the amount without included taxes, and with a delivery that is taxed', () => {
  const region = taxOn({ isIncluded: true, taxesShipping: true }, 5_000, 9_975)

  expect(taxLinesOf(region, region)).toMatchObject([
    { rate: 5_000, net: 34_88, tax: 1_74 },
    { rate: 9_975, net: 34_88, tax: 3_48 },
  ])
})

test('two regions have lines of their own, and a tax of nothing has none', () => {
  expect(taxLinesOf(taxOn({ province: 'CO' }, 2_900), taxOn({ province: 'OR' }, 0))).toMatchObject([
    { province: 'CO', net: 10_05, tax: 29 },
  ])
  expect(
    taxLinesOf(taxOn({ province: 'CO' }, 2_900), taxOn({ province: 'NY' }, 4_000)),
  ).toMatchObject([
    { province: 'CO', net: 10_05, tax: 29 },
    { province: 'NY', net: 20_05, tax: 80 },
  ])
  expect(taxLinesOf(taxOn({}), taxOn({}))).toEqual([])
})

test('a gift card is not taxed, and a shipment of nothing else has no tax line', () => {
  const shipments = [shipment('card', taxOn({}, 10_000))]
  const lines = [aLine({ id: 'card', sellable: aSellable({ isDigital: true }) })]
  const charged = { lines: new Map([['card', 25_00]]), shipments: new Map<string, number>() }

  expect(calculateTaxes({ lines, shipments }, charged)).toEqual({
    lines: new Map(),
    addedTax: 0,
    includedTax: 0,
    taxLines: [],
  })
})

import { expect, test } from 'vitest'
import { aCart, aLine, aStore, placesOf, someConditions, taxOn } from '../cart-example.ts'
import { shipmentsOf } from './shipments.ts'

const express = aLine({ id: 'fast', shippingMethod: 'express' })
const pickupAt = (id: string, storeId: string) => aLine({ id, shippingMethod: 'pickup', storeId })

test('lines with the same delivery to the same place form a shipment, with the price of its method', () => {
  const lines = [
    aLine(),
    express,
    aLine({ id: 'too' }),
    pickupAt('here', '1'),
    pickupAt('there', '2'),
  ]
  expect(shipmentsOf(aCart({ lines }), someConditions())).toMatchObject([
    { id: 'me-standard', code: 'standard', storeId: null, lineIds: ['line', 'too'], price: 6_95 },
    { id: 'me-express', code: 'express', shippingId: 'me', lineIds: ['fast'], price: 19_95 },
    { id: 'me-pickup-1', code: 'pickup', storeId: '1', lineIds: ['here'], price: 0 },
    { id: 'me-pickup-2', code: 'pickup', storeId: '2', lineIds: ['there'], price: 0 },
  ])
})

test('a method that is not offered costs nothing', () => {
  const cart = aCart({ lines: [express] })
  expect(shipmentsOf(cart, someConditions({ methods: [] }))).toMatchObject([{ price: 0 }])
})

const regions = {
  colorado: taxOn({ province: 'CO' }, 1_000),
  utah: taxOn({ province: 'UT' }, 2_000),
  germany: taxOn({ countryCode: 'DE' }, 3_000),
  everywhere: taxOn({ countryCode: 'US' }, 4_000),
}
const conditions = someConditions({
  taxRegions: Object.values(regions),
  places: placesOf(aStore({ placeId: '0042', province: 'UT' })),
})
const inColorado = { countryCode: 'US', province: 'CO' }
const taxOf = (
  line: ReturnType<typeof aLine>,
  destination: { countryCode: string; province: string | null },
) => shipmentsOf(aCart({ lines: [line] }), { ...conditions, destination })[0]?.tax

test('the tax is that of the pickup place, otherwise of the destination', () => {
  expect(taxOf(pickupAt('line', '0042'), inColorado)).toBe(regions.utah)
  expect(taxOf(pickupAt('line', 'elsewhere'), inColorado)).toBe(regions.colorado)
  expect(taxOf(aLine({ storeId: '0042' }), inColorado)).toBe(regions.colorado)
  expect(taxOf(aLine(), { countryCode: 'DE', province: null })).toBe(regions.germany)
  expect(taxOf(aLine(), { countryCode: 'US', province: null })).toBe(regions.everywhere)
})

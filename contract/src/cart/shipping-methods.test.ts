import { expect, test } from 'vitest'
import {
  defaultMethods,
  isCollected,
  isHomeDeliverySpeed,
  shippingMethodCodes,
  shippingMethodTypes,
} from './shipping-methods.ts'

test('pickup, pudo and sts are collected, and all other methods are not (SHIP-022)', () => {
  expect(shippingMethodCodes.filter(isCollected)).toEqual(['pickup', 'pudo', 'sts'])
})

test('home delivery of stocked goods has a standard and an express speed', () => {
  expect(shippingMethodCodes.filter(isHomeDeliverySpeed)).toEqual(['standard', 'express'])
})

test('the default methods deliver the goods that they are for (SHIP-021, SHIP-052)', () => {
  expect(
    Object.entries(defaultMethods).filter(
      ([goods, code]) => shippingMethodTypes[code].goods !== goods,
    ),
  ).toEqual([])
  expect(defaultMethods).toMatchObject({ stocked: 'standard', digital: 'digital' })
})

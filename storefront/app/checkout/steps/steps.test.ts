import { describe, expect, test } from 'vitest'
import { cartExample } from '../test-cart.ts'
import { furthestStep, steps, stepToShow } from './steps.ts'

const { country, withDelivery, withBilling, paidByCard } = cartExample

describe('the steps', () => {
  test('are shipping, billing and summary, in that order (CHK-003)', () => {
    expect(steps).toEqual(['shipping', 'billing', 'summary'])
  })

  test('begin at shipping even if all data is known (CHK-004)', () => {
    expect(stepToShow(null, paidByCard, country)).toBe('shipping')
  })

  test('stop at the first step with missing data', () => {
    const cartsByStep = [
      withDelivery({ shippingAddress: null }),
      withDelivery(),
      withBilling(),
      paidByCard,
    ]
    expect(cartsByStep.map((cart) => furthestStep(cart, country))).toEqual([
      'shipping',
      'billing',
      'billing',
      'summary',
    ])
    expect(stepToShow('summary', withDelivery(), country)).toBe('billing')
  })

  test('can be opened again when they are complete (CHK-005)', () => {
    expect(steps.map((step) => stepToShow(step, paidByCard, country))).toEqual(steps)
  })

  test('do not lead to the payment while an item cannot be ordered in its quantity', () => {
    const items = paidByCard.items.map((item) => ({ ...item, available: false }))
    const stepsWithout = steps.map((step) => stepToShow(step, { ...paidByCard, items }, country))
    expect(stepsWithout).toEqual(['shipping', 'shipping', 'summary'])
  })

  test('reach the summary without a card if nothing is left to pay', () => {
    expect(furthestStep(withBilling({ remainingToPay: 0 }), country)).toBe('summary')
  })

  test('require a phone number in the address', () => {
    const { shippingAddress, ...cart } = withDelivery()
    const cartWithoutPhone = { ...cart, shippingAddress: { ...shippingAddress, phone: '' } }
    expect(furthestStep(cartWithoutPhone, country)).toBe('shipping')
  })

  test('require a new address if the site does not deliver to the address', () => {
    const unservedAddress = { countryCode: 'GB', servedIn: null }
    expect(furthestStep(withDelivery(), country)).toBe('billing')
    expect(furthestStep({ ...withDelivery(), unservedAddress }, country)).toBe('shipping')
  })

  test('require a store and a contact without a street for pickup', () => {
    const contact = {
      firstName: 'Ines',
      lastName: 'Rochat',
      email: 'a@b.ch',
      phone: '+442079460018',
    }
    const withoutStore = withDelivery({ code: 'pickup', storeId: null, shippingAddress: contact })
    const withStore = withDelivery({ code: 'pickup', storeId: '0100', shippingAddress: contact })
    expect(furthestStep(withoutStore, country)).toBe('shipping')
    expect(furthestStep(withStore, country)).toBe('billing')
  })

  test.each([
    ['home delivery instead of pickup (CHK-016)', 'PickupToSthTransition'],
    ['home delivery because the store has closed (CHK-017)', 'StsToSthTransition'],
    ['an invalid shipping address (CHK-018)', 'InvalidShippingAddress'],
  ] as const)('return to shipping after a change to %s', (_, type) => {
    expect(stepToShow('summary', { ...paidByCard, flash: [{ type }] }, country)).toBe('shipping')
  })

  test('stay on the step after other notices', () => {
    const cart = { ...paidByCard, flash: [{ type: 'OrderShippingMethodDowngraded' as const }] }
    expect(stepToShow('summary', cart, country)).toBe('summary')
  })
})

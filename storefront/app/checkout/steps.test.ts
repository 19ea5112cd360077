import { cartExample } from './test-cart.ts'
import { describe, expect, it } from 'vitest'
import { furthestStep, steps, stepToShow } from './steps.ts'

const { british, delivered, billed, paidByCard } = cartExample

describe('the steps', () => {
  it('are shipping, billing and summary, in that order (CHK-003)', () => {
    expect(steps).toEqual(['shipping', 'billing', 'summary'])
  })

  it('begin at shipping, however much is known already (CHK-004)', () => {
    expect(stepToShow(null, paidByCard, british)).toBe('shipping')
  })

  it('go no further than what is missing allows', () => {
    const furthest = [delivered({ shippingAddress: null }), delivered(), billed(), paidByCard]
    expect(furthest.map((cart) => furthestStep(cart, british))).toEqual([
      'shipping',
      'billing',
      'billing',
      'summary',
    ])
    expect(stepToShow('summary', delivered(), british)).toBe('billing')
  })

  it('can be gone back to when they are done (CHK-005)', () => {
    expect(steps.map((step) => stepToShow(step, paidByCard, british))).toEqual(steps)
  })

  it('a summary is reached without a card where nothing is left to pay', () => {
    expect(furthestStep(billed({ left: 0 }), british)).toBe('summary')
  })

  it('an address without a phone is not enough', () => {
    const { shippingAddress, ...cart } = delivered()
    const unreachable = { ...cart, shippingAddress: { ...shippingAddress, phone: '' } }
    expect(furthestStep(unreachable, british)).toBe('shipping')
  })

  it('a parcel that was to go abroad needs an address here', () => {
    const { shippingAddress } = delivered()
    const inDenver = { city: 'Denver', province: 'CO', postalCode: '80202', countryCode: 'US' }
    const abroad = delivered({
      shippingAddress: { ...shippingAddress, ...inDenver, phone: '+13035550134' },
    })
    expect(furthestStep(abroad, 'US')).toBe('billing')
    expect(furthestStep(abroad, british)).toBe('shipping')
  })

  it('a parcel for a store needs a store, and a name but no street', () => {
    const contact = {
      firstName: 'Ines',
      lastName: 'Rochat',
      email: 'a@b.ch',
      phone: '+442079460018',
    }
    const nowhere = delivered({ code: 'pickup', storeId: null, shippingAddress: contact })
    const somewhere = delivered({ code: 'pickup', storeId: '0100', shippingAddress: contact })
    expect(furthestStep(nowhere, british)).toBe('shipping')
    expect(furthestStep(somewhere, british)).toBe('billing')
  })

  it.each([
    ['somebody’s home instead of a store (CHK-016)', 'PickupToSthTransition'],
    ['home, as its store has closed (CHK-017)', 'StsToSthTransition'],
    ['an address that nobody knows any more (CHK-018)', 'InvalidShippingAddress'],
  ] as const)('what goes to %s leads back to shipping', (_, type) => {
    expect(stepToShow('summary', { ...paidByCard, flash: [{ type }] }, british)).toBe('shipping')
  })

  it('other news leave the step as it is', () => {
    const cart = { ...paidByCard, flash: [{ type: 'OrderShippingMethodDowngraded' as const }] }
    expect(stepToShow('summary', cart, british)).toBe('summary')
  })
})

import { describe, expect, test } from 'vitest'
import { addressRulesOf, brokenFields, contactRules } from './address-rules.ts'
import { tidyAddress } from './tidy-address.ts'

const home = {
  firstName: 'Kim',
  lastName: 'Larsen',
  addressLine1: '1520 16th Street',
  city: 'Denver',
  province: 'CO',
  postalCode: '80202',
  country: 'United States',
  countryCode: 'US',
  email: 'kim@example.com',
  phone: '+13035550142',
}

test('an address is tidied as its post writes it (VAL-057)', () => {
  const typed = {
    ...home,
    addressLine1: ' 1520   16th Street ',
    province: 'colorado',
    phone: '303 555 0142',
  }

  expect(tidyAddress(typed, 'US')).toEqual(home)
  expect(tidyAddress({ postalCode: 'sw1a1aa' }, 'GB').postalCode).toBe('SW1A 1AA')
  expect(tidyAddress({ postalCode: 'h2s3s3', province: 'Québec' }, 'CA')).toMatchObject({
    postalCode: 'H2S 3S3',
    province: 'QC',
  })
  expect(tidyAddress({ postalCode: '802021234' }, 'US').postalCode).toBe('80202-1234')
  expect(tidyAddress({ addressLine2: '  ' }, 'DE')).toEqual({ countryCode: 'DE' })
})

describe('the rules of a country', () => {
  const broken = (more: object, country = 'US') => {
    const { missing, wrong } = brokenFields({ ...home, ...more }, addressRulesOf(country))
    return [...missing, ...wrong]
  }

  test('let a good address through', () => {
    expect(broken({})).toEqual([])
  })

  test.each([
    ['firstName', { firstName: 'A' }, 'VAL-007'],
    ['firstName', { firstName: 'A'.repeat(31) }, 'VAL-007'],
    ['lastName', { lastName: 'B' }, 'VAL-008'],
    ['addressLine1', { addressLine1: '' }, 'VAL-005'],
    ['addressLine1', { addressLine1: 'x'.repeat(31) }, 'VAL-005'],
    ['addressLine2', { addressLine2: 'x'.repeat(31) }, 'VAL-009'],
    ['city', { city: '' }, 'VAL-006'],
    ['city', { city: 'x'.repeat(31) }, 'VAL-006'],
    ['province', { province: '' }, 'VAL-015'],
    ['postalCode', { postalCode: '1234' }, 'VAL-018'],
    ['postalCode', { postalCode: '' }, 'VAL-013'],
    ['email', { email: '' }, 'VAL-011'],
    ['phone', { phone: '' }, 'VAL-012'],
    ['phone', { phone: '+11155550100' }, 'VAL-030'],
  ])('refuse a bad %s: %o (%s)', (...[field, more]) => {
    expect(broken(more)).toEqual([field])
  })

  test('of different countries differ', () => {
    expect(broken({ postalCode: 'SW1A 1AA', phone: '+447911123456', province: '' }, 'GB')).toEqual(
      [],
    )
    expect(broken({}, 'CA')).toEqual(['postalCode'])
  })

  test('of who fetches a parcel ask for a name, and how to be told', () => {
    const { firstName, lastName, email, phone } = home
    const contact = { firstName, lastName, email, phone }

    expect(brokenFields(contact, contactRules('US', 'store'))).toEqual({ missing: [], wrong: [] })
    expect(brokenFields({}, contactRules('US', 'collectionPoint')).missing).toEqual([
      'firstName',
      'lastName',
      'email',
      'phone',
    ])
  })
})

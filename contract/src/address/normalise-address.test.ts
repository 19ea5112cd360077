import { describe, expect, test } from 'vitest'
import { addressRulesOf, findInvalidFields, pickupContactRules } from './address-rules.ts'
import { normaliseAddress } from './normalise-address.ts'

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

test('normalises an address for its country (VAL-057)', () => {
  const input = {
    ...home,
    addressLine1: ' 1520   16th Street ',
    province: 'colorado',
    phone: '303 555 0142',
  }

  expect(normaliseAddress(input, 'US')).toEqual(home)
  expect(normaliseAddress({ postalCode: 'sw1a1aa' }, 'GB').postalCode).toBe('SW1A 1AA')
  expect(normaliseAddress({ postalCode: 'h2s3s3', province: 'Québec' }, 'CA')).toMatchObject({
    postalCode: 'H2S 3S3',
    province: 'QC',
  })
  expect(normaliseAddress({ postalCode: '802021234' }, 'US').postalCode).toBe('80202-1234')
  expect(normaliseAddress({ addressLine2: '  ' }, 'DE')).toEqual({ countryCode: 'DE' })
})

describe('the address rules of a country', () => {
  const invalidFields = (changes: object, country = 'US') => {
    const { missing, invalid } = findInvalidFields({ ...home, ...changes }, addressRulesOf(country))
    return [...missing, ...invalid]
  }

  test('accept a valid address', () => {
    expect(invalidFields({})).toEqual([])
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
    ['country', { country: '' }, 'VAL-010'],
    ['email', { email: '' }, 'VAL-011'],
    ['phone', { phone: '' }, 'VAL-012'],
    ['phone', { phone: '+11155550100' }, 'VAL-030'],
  ])('reject an invalid %s: %o (%s)', (...[field, changes]) => {
    expect(invalidFields(changes)).toEqual([field])
  })

  test.each(['GB', 'DE', 'FR', 'IT', 'ES', 'JP'])(
    'accept an address in %s without a province (VAL-014)',
    (country) => {
      const postalCode = { GB: 'SW1A 1AA', JP: '100-0001' }[country] ?? '00184'
      expect(invalidFields({ postalCode, phone: '+447911123456', province: '' }, country)).toEqual(
        [],
      )
    },
  )

  test.each(['US', 'DE', 'FR', 'IT', 'ES'])(
    'require five digits as a postcode in %s (VAL-058)',
    (country) => {
      const isRefused = (postalCode: string) =>
        findInvalidFields({ postalCode }, addressRulesOf(country)).invalid.includes('postalCode')
      expect(['1234', '12345', '123456'].map(isRefused)).toEqual([true, false, true])
    },
  )

  test('differ between countries', () => {
    expect(
      invalidFields({ postalCode: 'SW1A 1AA', phone: '+447911123456', province: '' }, 'GB'),
    ).toEqual([])
    expect(invalidFields({}, 'CA')).toEqual(['postalCode'])
  })

  test('require a name, an email address and a phone number for a pickup', () => {
    const { firstName, lastName, email, phone } = home
    const contact = { firstName, lastName, email, phone }

    expect(findInvalidFields(contact, pickupContactRules('US', 'store'))).toEqual({
      missing: [],
      invalid: [],
    })
    expect(findInvalidFields({}, pickupContactRules('US', 'collectionPoint')).missing).toEqual([
      'firstName',
      'lastName',
      'email',
      'phone',
    ])
  })
})

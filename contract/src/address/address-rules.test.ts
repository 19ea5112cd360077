import { describe, expect, test } from 'vitest'
import { email } from '../fields/person.ts'
import type { AddressField } from './address-field.ts'
import { addressRulesOf, findAddressProblems } from './address-rules.ts'

const inBerlin = {
  firstName: 'Kim',
  lastName: 'Larsen',
  addressLine1: 'Torstraße 4',
  city: 'Berlin',
  postalCode: '10119',
  country: 'Germany',
  email: 'kim@example.com',
  phone: '+4930901820',
}

describe('the address rules', () => {
  const problemOf = (field: AddressField, text: string) =>
    findAddressProblems({ ...inBerlin, [field]: text }, addressRulesOf('DE'))[field]?.name

  test.each<[AddressField, string]>([
    ['addressLine1', '(VAL-005)'],
    ['city', '(VAL-006)'],
  ])('require %s, of at most 30 characters %s', (field) => {
    expect(problemOf(field, '')).toBe('fieldRequired')
    expect(problemOf(field, 'x'.repeat(31))).toBe('tooLong')
    expect(problemOf(field, 'x'.repeat(30))).toBeUndefined()
  })

  test.each<[AddressField, string]>([
    ['firstName', '(VAL-007)'],
    ['lastName', '(VAL-008)'],
  ])('require %s, of 2 to 30 characters %s', (field) => {
    expect(problemOf(field, '')).toBe('fieldRequired')
    expect(problemOf(field, 'A')).toBe('tooShort')
    expect(problemOf(field, 'Al')).toBeUndefined()
    expect(problemOf(field, 'x'.repeat(30))).toBeUndefined()
    expect(problemOf(field, 'x'.repeat(31))).toBe('tooLong')
  })

  test('accept a second line of at most 30 characters, or none (VAL-009)', () => {
    expect(problemOf('addressLine2', '')).toBeUndefined()
    expect(problemOf('addressLine2', 'x'.repeat(30))).toBeUndefined()
    expect(problemOf('addressLine2', 'x'.repeat(31))).toBe('tooLong')
  })

  test.each<[AddressField, string]>([
    ['country', '(VAL-010)'],
    ['email', '(VAL-011)'],
    ['phone', '(VAL-012)'],
    ['postalCode', '(VAL-013)'],
  ])('require %s %s', (field) => {
    expect(problemOf(field, ' ')).toBe('fieldRequired')
  })

  test.each([
    'a@b..de',
    '.a@b.de',
    'a@b.d',
    'a b@c.de',
    'müller@b.de',
    'a+b@c-d.example',
    "o'neil@b.de",
  ])('accept %s as an email address if all other forms do', (text) => {
    const isEmail = email.safeParse(text).success
    expect(problemOf('email', text)).toBe(isEmail ? undefined : 'emailMalformed')
  })

  test('name what is wrong with an email address, a phone number and a postcode', () => {
    const problems = findAddressProblems(
      { ...inBerlin, email: 'kim', phone: '+12', postalCode: '1011' },
      addressRulesOf('DE'),
    )
    expect(problems).toEqual({
      email: { name: 'emailMalformed' },
      phone: { name: 'phoneWrong' },
      postalCode: { name: 'postalCodeWrong' },
    })
  })
})

import { addressRulesOf } from '@cairn/contract/address/address-rules'
import { expect, test } from 'vitest'
import { formRules, type ServerRules } from './server-rules.ts'
import { findFieldProblems } from './typed-address.ts'

const defaults = addressRulesOf('GB')
const { firstName, email, phone } = defaults

const serverRules: ServerRules = {
  countryCode: 'GB',
  addressRules: {
    shipping: { ...defaults, province: { ...defaults.province, required: true } },
    billing: { ...defaults, city: { ...defaults.city, maxLength: 5 } },
  },
  collectionPointRules: { contact: firstName, email, phone: { ...phone, required: false } },
  storePickupRules: { email: { ...email, required: false } },
}

const inLondon = {
  firstName: 'Ines',
  lastName: 'Rochat',
  addressLine1: '14 Tanner Street',
  city: 'London',
  postalCode: 'SE1 3LD',
  countryCode: 'GB',
  email: 'ines@rochat.example',
  phone: '+442079460018',
}

test('a rule of the server overrides the default of a form (VAL-015, VAL-016)', () => {
  const problemsOf = (kind: 'address' | 'billing', rules?: ServerRules) =>
    findFieldProblems(inLondon, formRules(kind, 'GB', rules))

  expect(problemsOf('address')).toBeUndefined()
  expect(problemsOf('address', serverRules)).toEqual({ province: { name: 'fieldRequired' } })
  expect(problemsOf('billing')).toBeUndefined()
  expect(problemsOf('billing', serverRules)).toEqual({
    city: { name: 'tooLong', values: { length: 5 } },
  })
})

test('the rules of one country are not those of another', () => {
  expect(formRules('address', 'DE', serverRules)).toEqual(addressRulesOf('DE'))
})

test('the contact of a pickup follows the rules of the server', () => {
  const isRequired = (kind: 'store' | 'collectionPoint', field: 'email' | 'phone') =>
    formRules(kind, 'GB', serverRules)[field].required

  expect(isRequired('store', 'email')).toBe(false)
  expect(isRequired('store', 'phone')).toBe(true)
  expect(isRequired('collectionPoint', 'email')).toBe(true)
  expect(isRequired('collectionPoint', 'phone')).toBe(false)
})

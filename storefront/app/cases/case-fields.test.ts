import { addressRulesOf } from '@cairn/contract/address/address-rules'
import { expect, test } from 'vitest'
import type { ServerRules } from '../purchase/address/server-rules.ts'
import { addressPrefix, findContactProblems, findWarrantyProblems } from './case-fields.ts'

function formWith(values: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  return form
}

const filledForm = {
  about: 'order/where-is-it',
  message: 'Where is it?',
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
}

test('reports missing fields and an invalid email address', () => {
  expect(findContactProblems(formWith({ ...filledForm, message: ' ', email: 'ada' }))).toEqual({
    message: { name: 'fieldRequired' },
    email: { name: 'emailMalformed' },
  })
  expect(findContactProblems(formWith(filledForm))).toBeUndefined()
})

test('the address of a warranty case follows the rules of the server (VAL-015)', () => {
  const address = {
    firstName: 'Ada',
    lastName: 'Byron',
    addressLine1: '14 Tanner Street',
    city: 'London',
    postalCode: 'SE1 3LD',
    email: 'ada@example.com',
    phone: '020 7946 0018',
  }
  const form = formWith({
    product: 'Ridge jacket',
    defect: 'The zip is broken.',
    ...Object.fromEntries(
      Object.entries(address).map(([field, text]) => [`${addressPrefix}${field}`, text]),
    ),
  })
  const defaults = addressRulesOf('GB')
  const { email, phone, firstName: contact, province } = defaults
  const serverRules: ServerRules = {
    countryCode: 'GB',
    addressRules: {
      shipping: { ...defaults, province: { ...province, required: true } },
      billing: defaults,
    },
    collectionPointRules: { email, phone, contact },
    storePickupRules: { email },
  }
  expect(findWarrantyProblems(form, { country: 'GB', serverRules: undefined })).toBeUndefined()
  expect(findWarrantyProblems(form, { country: 'GB', serverRules })).toEqual({
    address: { province: { name: 'fieldRequired' } },
  })
})

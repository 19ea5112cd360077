// @vitest-environment jsdom
import { addressRulesOf } from '@cairn/contract/address/address-rules'
import { provincesOf } from '@cairn/contract/address/provinces'
import { accept } from '@cairn/contract/refusals/result'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { en } from '../../messages/en.ts'
import { fr } from '../../messages/fr.ts'
import { callsTo, fakeCommerce } from '../../platform/testing/test-commerce.ts'
import { MessagesProvider } from '../../platform/text/messages.tsx'
import { AddressForm } from './address-form.tsx'
import { findFieldProblems } from './typed-address.ts'

vi.mock(
  '../../platform/calls/browser-commerce.ts',
  () => import('../../platform/testing/test-commerce.ts'),
)

const problems = findFieldProblems({ countryCode: 'US' }, addressRulesOf('US'))

const form = (
  <AddressForm
    kind="address"
    country="US"
    countries={['US', 'CA', 'DE', 'IT']}
    values={{}}
    problems={problems}
  />
)

beforeEach(async () => {
  fakeCommerce.calls.length = 0
  fakeCommerce.answers = { readCountryRules: () => accept({ places: [] }) }
  const Stub = createRoutesStub([{ path: '/', Component: () => <form>{form}</form> }])
  render(
    <MessagesProvider value={{ language: 'en-US', messages: en }}>
      <Stub />
    </MessagesProvider>,
  )
  await screen.findByLabelText(en.country)
})
afterEach(cleanup)

const optionsOf = (label: string | RegExp) =>
  within(screen.getByLabelText(label))
    .getAllByRole<HTMLOptionElement>('option')
    .map(({ value }) => value)
const statesOf = (country: string) => [
  '',
  ...provincesOf(country, (key) => en[key]).map(({ code }) => code),
]

test('the states and countries to select are those of the country (VAL-017)', () => {
  expect(statesOf('US')).toContain('CO')
  expect(optionsOf(en.country)).toEqual(['CA', 'DE', 'IT', 'US'])
  expect(new Set(optionsOf(en.province))).toEqual(new Set(statesOf('US')))

  fireEvent.change(screen.getByLabelText(en.country), { target: { value: 'CA' } })
  expect(new Set(optionsOf(en.province))).toEqual(new Set(statesOf('CA')))
})

test('a country without states has no field for them, and requires none (VAL-014)', () => {
  fireEvent.change(screen.getByLabelText(en.country), { target: { value: 'DE' } })
  expect(screen.queryByLabelText(en.province)).toBeNull()
})

test('the province is optional in a country whose form has a field for it but no list (VAL-014)', () => {
  const chooseCountry = (value: string) =>
    fireEvent.change(screen.getByLabelText(en.country), { target: { value } })
  const isRequired = () => screen.getByLabelText<HTMLInputElement>(provinceLabel).required
  const provinceLabel = new RegExp(en.province)
  expect(isRequired()).toBe(true)
  chooseCountry('IT')
  expect(isRequired()).toBe(false)
  chooseCountry('CA')
  expect(isRequired()).toBe(true)
})

test('a postcode is shown in capitals when its field is left (VAL-057)', () => {
  const field = screen.getByLabelText<HTMLInputElement>(en.postalCode)
  fireEvent.change(field, { target: { value: 'sw1a 1aa' } })
  fireEvent.blur(field)
  expect(field.value).toBe('SW1A 1AA')
})

const fieldAt = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label)

function typePostalCode(value: string, places: object[]) {
  fakeCommerce.answers = { readCountryRules: () => accept({ places }) }
  fireEvent.change(fieldAt(en.postalCode), { target: { value } })
  fireEvent.blur(fieldAt(en.postalCode))
}

const denver = { city: 'Denver', province: 'CO' }
const suggestionsShown = () =>
  within(screen.getByRole('status'))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)

test('the places of a postcode are suggested when its field is left, and filled in when one is chosen', async () => {
  typePostalCode('80214', [denver, { city: 'Lakewood', province: 'CO' }])
  await screen.findByRole('status')
  expect(callsTo('readCountryRules').at(-1)?.request).toEqual({
    params: { countryCode: 'US' },
    query: { postalCode: '80214' },
  })
  expect(suggestionsShown()).toEqual(['Use Denver, CO', 'Use Lakewood, CO'])
  expect(fieldAt(en.town).value).toBe('')

  fireEvent.click(screen.getByRole('button', { name: 'Use Lakewood, CO' }))
  expect([fieldAt(en.town).value, fieldAt(en.province).value]).toEqual(['Lakewood', 'CO'])
  expect(document.activeElement).toBe(fieldAt(en.town))
  expect(screen.queryByRole('status')).toBeNull()
})

test('a suggested place does not replace what was typed', async () => {
  fireEvent.change(fieldAt(en.town), { target: { value: 'Glendale' } })
  typePostalCode('80246', [denver])
  await screen.findByRole('status')
  expect([fieldAt(en.town).value, fieldAt(en.province).value]).toEqual(['Glendale', ''])
})

test('nothing is suggested when the place is typed already, or after another country is selected', async () => {
  typePostalCode('80202', [denver])
  await screen.findByRole('status')
  fireEvent.change(fieldAt(en.country), { target: { value: 'CA' } })
  expect(screen.queryByRole('status')).toBeNull()
  fireEvent.change(fieldAt(en.country), { target: { value: 'US' } })
  expect(screen.queryByRole('status')).not.toBeNull()

  fireEvent.change(fieldAt(en.town), { target: { value: 'Denver' } })
  fireEvent.change(fieldAt(en.province), { target: { value: 'CO' } })
  typePostalCode('80202', [denver])
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
})

test('a phone number is shown in the mask of the country when its field is left (VAL-027)', async () => {
  const field = screen.getByLabelText<HTMLInputElement>(en.phone)
  const leaveWith = (value: string) => {
    fireEvent.change(field, { target: { value } })
    fireEvent.blur(field)
  }
  leaveWith('4155550100')
  await waitFor(() => expect(field.value).toBe('(415) 555 - 0100'))
  leaveWith('+447911123456')
  await act(() => import('@cairn/contract/fields/phone-mask'))
  expect(field.value).toBe('+447911123456')
})

/** The message that a field refers to. */
function errorAt(label: string | RegExp) {
  const field = screen.getByLabelText(label)
  const [errorId = ''] = field.getAttribute('aria-describedby')?.split(' ') ?? []
  const isInvalid = field.getAttribute('aria-invalid') === 'true'
  return isInvalid ? document.getElementById(errorId)?.textContent : undefined
}

test.each([
  ['email address (VAL-011)', en.email],
  ['first name', en.firstName],
  ['last name', en.lastName],
  ['street (VAL-005)', en.addressLine1],
  ['postcode (VAL-013)', en.postalCode],
  ['city (VAL-006)', en.town],
  ['phone number (VAL-012)', en.phone],
  ['state', en.province],
])('an empty %s shows that it is required at its field: %s', (_, label) => {
  expect(errorAt(label)).toBe(en.fieldRequired)
})

test('an empty second line of the address shows no error', () => {
  expect(errorAt(new RegExp(en.addressLine2))).toBeUndefined()
})

test('provinces are named and sorted in the language of the page', async () => {
  cleanup()
  const Stub = createRoutesStub([{ path: '/', Component: () => form }])
  render(
    <MessagesProvider value={{ language: 'fr-CA', messages: fr }}>
      <Stub />
    </MessagesProvider>,
  )
  fireEvent.change(await screen.findByLabelText(fr.country), { target: { value: 'CA' } })
  const names = within(screen.getByLabelText(fr.province))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
  expect(names.slice(1, 4)).toEqual(['Alberta', 'Colombie-Britannique', 'Île-du-Prince-Édouard'])
})

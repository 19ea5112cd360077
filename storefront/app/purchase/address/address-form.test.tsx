// @vitest-environment jsdom
import { addressRulesOf } from '@cairn/contract/address/address-rules'
import { provincesOf } from '@cairn/contract/address/provinces'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { en } from '../../messages/en.ts'
import { fr } from '../../messages/fr.ts'
import { MessagesProvider } from '../../platform/text/messages.tsx'
import { AddressForm } from './address-form.tsx'
import { findFieldProblems } from './typed-address.ts'

const problems = findFieldProblems({ countryCode: 'US', city: 'Denver' }, addressRulesOf('US'))

const form = (
  <AddressForm
    kind="address"
    country="US"
    countries={['US', 'CA', 'DE']}
    values={{}}
    problems={problems}
  />
)

beforeEach(async () => {
  const Stub = createRoutesStub([{ path: '/', Component: () => form }])
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
  expect(optionsOf(en.country)).toEqual(['CA', 'DE', 'US'])
  expect(new Set(optionsOf(en.province))).toEqual(new Set(statesOf('US')))

  fireEvent.change(screen.getByLabelText(en.country), { target: { value: 'CA' } })
  expect(new Set(optionsOf(en.province))).toEqual(new Set(statesOf('CA')))
})

test('a country without states has no field for them, and requires none (VAL-014)', () => {
  fireEvent.change(screen.getByLabelText(en.country), { target: { value: 'DE' } })
  expect(screen.queryByLabelText(en.province)).toBeNull()
})

test('a postcode is shown in capitals when its field is left (VAL-057)', () => {
  const field = screen.getByLabelText<HTMLInputElement>(en.postalCode)
  fireEvent.change(field, { target: { value: 'sw1a 1aa' } })
  fireEvent.blur(field)
  expect(field.value).toBe('SW1A 1AA')
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

test('an empty required field shows that it is required', () => {
  const { postalCode, province, city } = {
    postalCode: screen.getByLabelText(en.postalCode),
    province: screen.getByLabelText(en.province),
    city: screen.getByLabelText(en.town),
  }
  const isInvalid = (field: HTMLElement) => field.getAttribute('aria-invalid') === 'true'
  expect([postalCode, province, city].map(isInvalid)).toEqual([true, true, false])
  expect(screen.getAllByText(en.fieldRequired).length).toBeGreaterThan(1)
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

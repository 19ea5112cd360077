// @vitest-environment jsdom
import { accept } from '@cairn/contract/refusals/result'
import { personRequirementsOf } from '@cairn/contract/validation/profile-rules'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { en } from '../../messages/en.ts'
import { callsTo, fakeCommerce } from '../../platform/testing/test-commerce.ts'
import { letDialogsOpen } from '../../ui/dialog/test-dialogs.ts'
import { answerSignUp, showSignUp, submit } from './test-sign-up-page.tsx'

vi.mock(
  '../../platform/calls/browser-commerce.ts',
  () => import('../../platform/testing/test-commerce.ts'),
)

beforeEach(() => {
  letDialogsOpen()
  answerSignUp()
})
afterEach(cleanup)

/** An optional field says so after its label. */
const fieldNamed = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`))

/** The message that describes an invalid field. */
function problemAt(label: string) {
  const field = fieldNamed(label)
  const [id = ''] = field.getAttribute('aria-describedby')?.split(' ') ?? []
  const isInvalid = field.getAttribute('aria-invalid') === 'true'
  return isInvalid ? document.getElementById(id)?.textContent : undefined
}

const typed = {
  [en.firstName]: 'Nora',
  [en.lastName]: 'Vance',
  [en.email]: 'nora@example.com',
  [en.phone]: '4155550100',
  [en.postalCode]: '80202',
  [en.password]: 'Trailhead1',
}
const typedIn = {
  'en-us': { ...typed, [en.birthDate]: '05/17/1990' },
  'de-de': { ...typed, [en.birthDate]: '17/05/1990', [en.gender]: 'other' },
}

/** Fills in the form except for one field, and sends it. */
async function submitWith(label: string, value: string, locale: keyof typeof typedIn = 'en-us') {
  await showSignUp({ locale })
  for (const [name, text] of Object.entries({ ...typedIn[locale], [label]: value }))
    fireEvent.change(fieldNamed(name), { target: { value: text } })
  for (const name of [/terms and conditions/, /privacy policy/])
    fireEvent.click(screen.getByRole('checkbox', { name }))
  await submit()
}

test.each([
  [en.firstName, 'J0hn', 'Name is not valid.', '(VAL-059)'],
  [en.lastName, 'V4nce', 'Name is not valid.', '(VAL-059)'],
  [en.email, 'abc', 'Email is not valid', '(VAL-059)'],
  [en.postalCode, '1234', en.postalCodeWrong, '(VAL-058)'],
  [en.password, 'password', 'Password does not meet requirements.', '(VAL-079)'],
])('the field “%s” with %j says: %s %s', async (label, value, message, _row) => {
  await submitWith(label, value)
  expect(problemAt(label)).toBe(message)
  expect(callsTo('signUp')).toEqual([])
})

test('a phone number is required in the United States, and not in Germany (VAL-032)', async () => {
  await submitWith(en.phone, ' ')
  expect(problemAt(en.phone)).toBe(en.fieldRequired)
  expect(callsTo('signUp')).toEqual([])
  cleanup()

  await submitWith(en.phone, ' ', 'de-de')
  await waitFor(() => expect(callsTo('signUp')).toHaveLength(1), { timeout: 10_000 })
})

test('a gender is required in Germany (VAL-054)', async () => {
  await submitWith(en.gender, '', 'de-de')
  expect(problemAt(en.gender)).toBe(en.fieldRequired)
  expect(callsTo('signUp')).toEqual([])
})

test('the consent to text messages is required with a phone number, where the server requires it (VAL-056)', async () => {
  const requirements = { ...personRequirementsOf('en-us'), smsConsent: { required: true } }
  fakeCommerce.answers.readCountryRules = () => accept(requirements)
  await submitWith(en.lastName, 'Vance')
  expect(problemAt(en.smsConsent)).toBe(en.checkboxRequired)
  expect(callsTo('signUp')).toEqual([])
})

test('a postcode is shown in capitals when its field is left (VAL-057)', async () => {
  await showSignUp({ locale: 'en-gb' })
  const postalCode = fieldNamed(en.postalCode)
  fireEvent.change(postalCode, { target: { value: 'sw1a 1aa' } })
  fireEvent.blur(postalCode)
  expect(postalCode.value).toBe('SW1A 1AA')
})

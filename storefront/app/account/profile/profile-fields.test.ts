import { personRequirementsOf } from '@cairn/contract/validation/profile-rules'
import { expect, test } from 'vitest'
import { findProfileProblems, type ProfileContext, profileDetails } from './profile-fields.ts'

const american: ProfileContext = {
  locale: 'en-us',
  today: '2026-11-26',
  requirements: personRequirementsOf('en-us'),
  stored: {},
}
const german: ProfileContext = {
  ...american,
  locale: 'de-de',
  requirements: personRequirementsOf('de-de'),
}

const sam = {
  firstName: 'Sam',
  lastName: 'Whitlock',
  birthDate: '04/12/1988',
  phone: '(303) 555 - 0100',
  postalCode: '80202',
}

test('a complete profile has no problems', () => {
  expect(findProfileProblems(sam, american)).toBeUndefined()
})

test('what a profile needs depends on the site', () => {
  const names = { firstName: 'Sam', lastName: 'Whitlock' }
  expect(Object.keys(findProfileProblems(names, american) ?? {})).toEqual([
    'birthDate',
    'phone',
    'postalCode',
  ])
  expect(Object.keys(findProfileProblems(names, german) ?? {})).toEqual(['birthDate', 'gender'])
})

test('the postal code is checked by the rule of the server (VAL-015)', () => {
  const { requirements } = american
  const withRule = (rule: Partial<typeof requirements.postalCode>): ProfileContext => ({
    ...american,
    requirements: { ...requirements, postalCode: { ...requirements.postalCode, ...rule } },
  })
  const { postalCode: _postalCode, ...withoutCode } = sam
  expect(findProfileProblems(withoutCode, withRule({ required: false }))).toBeUndefined()
  expect(findProfileProblems(sam, withRule({ pattern: '^9' }))).toEqual({
    postalCode: { name: 'postalCodeWrong' },
  })
})

test('what the profile has cannot be removed', () => {
  const { phone: _phone, ...withoutPhone } = { ...sam, birthDate: '12/04/1988', gender: 'other' }
  const stored = { phone: '+4930123456' }
  expect(findProfileProblems(withoutPhone, german)).toBeUndefined()
  expect(findProfileProblems(withoutPhone, { ...german, stored })).toEqual({
    phone: { name: 'fieldRequired' },
  })
})

test('what is stored already is neither checked nor sent again', () => {
  const stored = { firstName: 'Sam', postalCode: 'K1A 0B1' }
  const values = { ...sam, postalCode: 'K1A 0B1' }
  expect(findProfileProblems(values, american)).toMatchObject({ postalCode: expect.anything() })
  expect(findProfileProblems(values, { ...american, stored })).toBeUndefined()
  expect(profileDetails(values, { ...american, stored })).toMatchObject({
    firstName: undefined,
    lastName: 'Whitlock',
    postalCode: undefined,
  })
})

test('a profile is sent in the form that calls take', () => {
  expect(profileDetails({ ...sam, gender: 'other' }, american)).toEqual({
    firstName: 'Sam',
    lastName: 'Whitlock',
    birthDate: '1988-04-12',
    phone: '+13035550100',
    postalCode: '80202',
    gender: 'other',
  })
})

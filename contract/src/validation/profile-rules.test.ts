import { describe, expect, test } from 'vitest'
import { locales } from '../sites/sites.ts'
import { findProblem, findProblems } from './find-problem.ts'
import { personRequirementsOf, signUpRules, smsConsentRules } from './profile-rules.ts'

test('the minimum age is 13 in the US and Canada and 16 elsewhere, the earliest birth date 01/01/1900 (VAL-083)', () => {
  const limitsIn = (country: string) => {
    const { minimumAge, earliest } = personRequirementsOf('en-us', country).birthDate
    return [minimumAge, earliest]
  }
  expect(['US', 'CA', 'GB', 'DE', 'NL'].map(limitsIn)).toEqual([
    [13, '1900-01-01'],
    [13, '1900-01-01'],
    [16, '1900-01-01'],
    [16, '1900-01-01'],
    [16, '1900-01-01'],
  ])
})

test('birth dates begin with the month in North America and with the day in Europe (VAL-084)', () => {
  expect(locales.map((locale) => personRequirementsOf(locale).birthDate.format)).toEqual([
    'MM/DD/YYYY',
    'MM/DD/YYYY',
    'MM/DD/YYYY',
    'DD/MM/YYYY',
    'DD/MM/YYYY',
    'DD/MM/YYYY',
    'DD/MM/YYYY',
    'DD/MM/YYYY',
  ])
})

test('the settings of each locale say what a profile needs (VAL-085)', () => {
  const neededIn = (locale: (typeof locales)[number]) => {
    const { phone, birthDate, gender, smsConsent } = personRequirementsOf(locale)
    return [phone.required, birthDate.required, gender.required, smsConsent.required]
  }
  const american = [true, true, false, false]
  const european = [false, true, false, false]
  const german = [false, true, true, false]
  expect(locales.map(neededIn)).toEqual([
    american,
    american,
    american,
    european,
    german,
    european,
    european,
    european,
  ])
})

describe('the rules of a new account', () => {
  const rules = signUpRules(personRequirementsOf('en-us'), '2026-11-22')
  const values = {
    firstName: 'Pia',
    lastName: 'Lindqvist',
    birthDate: '02/28/1994',
    phone: '(303) 555-0177',
    postalCode: '80302',
    email: 'pia@example.com',
    password: 'Trailhead1',
    confirmPassword: 'Trailhead1',
  }

  test('accept valid values', () => {
    expect(findProblems(values, rules)).toEqual({})
  })

  test.each([
    [{ firstName: 'J0hn' }, { firstName: { name: 'nameInvalid' } }],
    [{ email: 'abc' }, { email: { name: 'emailMalformed' } }],
    [{ birthDate: '11/23/2013' }, { birthDate: { name: 'tooYoung', values: { age: 13 } } }],
    [{ confirmPassword: 'Trailhead2' }, { confirmPassword: { name: 'passwordsDiffer' } }],
    [
      { password: ' ', confirmPassword: '' },
      { password: { name: 'fieldRequired' }, confirmPassword: { name: 'fieldRequired' } },
    ],
  ])('report for %j the problems %j', (changes, problems) => {
    expect(findProblems({ ...values, ...changes }, rules)).toEqual(problems)
  })

  test('require a gender where the form asks for it', () => {
    const requirements = {
      ...personRequirementsOf('en-us'),
      gender: { shown: true, required: true },
    }
    expect(findProblems(values, signUpRules(requirements, '2026-11-22'))).toEqual({
      gender: { name: 'fieldRequired' },
    })
  })
})

test('the consent to text messages is required with a phone number, where the site requires it', () => {
  const requirements = personRequirementsOf('en-us')
  const problemWith = (phone: string, isRequired: boolean) =>
    findProblem(
      '',
      smsConsentRules({ ...requirements, smsConsent: { required: isRequired } }, phone),
    )

  expect(problemWith('4155550100', true)).toEqual({ name: 'checkboxRequired' })
  expect(problemWith(' ', true)).toBeUndefined()
  expect(problemWith('4155550100', false)).toBeUndefined()
})

import type { Locale } from '@cairn/contract/sites/sites'
import { personRequirementsOf } from '@cairn/contract/validation/profile-rules'
import type { FormValues } from '@cairn/contract/validation/rule'
import { describe, expect, test } from 'vitest'
import { findSignUpProblems, signUpBody, type SignUpContext } from './sign-up-fields.ts'
import { readSignUpQuery } from './sign-up-query.ts'

const contextIn = (locale: Locale): SignUpContext => ({
  locale,
  today: '2026-11-22',
  requirements: personRequirementsOf(locale),
})

const american = {
  firstName: 'Nora',
  lastName: 'Vance',
  birthDate: '05/17/1990',
  email: ' nora@example.com ',
  phone: '(415) 555 - 0100',
  phoneCode: '1',
  postalCode: '80202',
  password: 'Trailhead1',
  brandTerms: 'on',
  policy: 'on',
}
const german = {
  ...american,
  birthDate: '17.05.1990',
  gender: 'undisclosed',
  phone: '',
  phoneCode: '49',
  postalCode: '',
}
const canadian = { ...american, postalCode: 'h2x1y4' }

const problemsIn = (locale: Locale, values: FormValues) =>
  findSignUpProblems(values, contextIn(locale))

describe('the form', () => {
  test.each([
    ['en-us', american],
    ['fr-ca', canadian],
    ['de-de', german],
  ] as const)('in %s accepts what the locale needs', (locale, values) => {
    expect(problemsIn(locale, values)).toEqual({})
  })

  test('empty has a problem with each required field, in the order of the form (VAL-049, VAL-055)', () => {
    expect(Object.keys(problemsIn('en-us', {}))).toEqual([
      'firstName',
      'lastName',
      'birthDate',
      'email',
      'phone',
      'postalCode',
      'password',
      'brandTerms',
      'policy',
    ])
    expect(problemsIn('en-us', {}).password).toEqual({ name: 'fieldRequired' })
    expect(problemsIn('en-us', {}).brandTerms).toEqual({ name: 'checkboxRequired' })
  })

  test('checks the postal code by the rule of the server, whatever the country needs otherwise (VAL-015)', () => {
    const { requirements, ...context } = contextIn('en-us')
    const withRule = (rule: Partial<typeof requirements.postalCode>) => ({
      ...context,
      requirements: { ...requirements, postalCode: { ...requirements.postalCode, ...rule } },
    })
    const find = (postalCode: string, rule: Partial<typeof requirements.postalCode>) =>
      findSignUpProblems({ ...american, postalCode }, withRule(rule))
    expect(find('', { required: false })).toEqual({})
    expect(find('80202', { pattern: '^9' })).toEqual({ postalCode: { name: 'postalCodeWrong' } })
    expect(find('9', { pattern: '^9' })).toEqual({})
  })

  test('in Germany needs a gender, and neither phone number nor postal code (VAL-054)', () => {
    expect(Object.keys(problemsIn('de-de', {}))).toEqual([
      'firstName',
      'lastName',
      'gender',
      'birthDate',
      'email',
      'password',
      'brandTerms',
      'policy',
    ])
  })

  test.each([
    [{ firstName: 'J0hn' }, { firstName: { name: 'nameInvalid' } }],
    [{ email: 'abc' }, { email: { name: 'emailMalformed' } }],
    [{ postalCode: '1234' }, { postalCode: { name: 'postalCodeWrong' } }],
    [{ password: 'Trail1a' }, { password: { name: 'passwordTooShort' } }],
    [{ phone: '(115) 555 - 0100' }, { phone: { name: 'phoneWrong' } }],
    [{ phone: '+44 20 7946 0000' }, { phone: { name: 'phoneWrong' } }],
    [{ birthDate: '11/23/2013' }, { birthDate: { name: 'tooYoung', values: { age: 13 } } }],
  ])('has with %j the problems %j (VAL-058, VAL-059)', (changes, problems) => {
    expect(problemsIn('en-us', { ...american, ...changes })).toEqual(problems)
  })

  test('needs no privacy policy with the loyalty terms, which contain it', () => {
    const values = { ...american, policy: undefined }
    expect(problemsIn('en-us', values)).toEqual({ policy: { name: 'checkboxRequired' } })
    expect(problemsIn('en-us', { ...values, loyaltyTerms: 'on' })).toEqual({})
  })
})

test('who gives a phone number consents to text messages, where the site requires it (VAL-056)', () => {
  const context = contextIn('en-us')
  const requirements = { ...context.requirements, smsConsent: { required: true } }
  const problemsWith = (values: FormValues) =>
    findSignUpProblems({ ...american, ...values }, { ...context, requirements })
  expect(problemsWith({})).toEqual({ optInAccepted: { name: 'checkboxRequired' } })
  expect(problemsWith({ optInAccepted: 'on' })).toEqual({})
})

test.each([
  [{ optInAccepted: '' }, { optInAccepted: { name: 'smsTermsNotAccepted' } }],
  [{ optInAccepted: 'on', phone: ' ' }, { phone: { name: 'fieldRequired' } }],
])('a consent to text messages that would be ignored is a problem: %o', (changes, problems) => {
  expect(problemsIn('de-de', { ...german, phone: '030 901820', ...changes })).toEqual(problems)
})

describe('the payload', () => {
  const bodyOf = (values: FormValues, locale: Locale = 'en-us') =>
    signUpBody(values, contextIn(locale), {})

  test('has the phone number without the zero before it, with the selected code', () => {
    const british = { ...american, phone: '07911 - 123 - 456', phoneCode: '44' }
    expect(bodyOf(british).phone).toBe('+447911123456')
  })

  test('has the postal code in capitals (VAL-057)', () => {
    expect(bodyOf(canadian, 'fr-ca').postalCode).toBe('H2X 1Y4')
    expect(bodyOf({ ...american, postalCode: 'sw1a 1aa' }, 'en-gb').postalCode).toBe('SW1A 1AA')
  })

  test('has no consent to text messages while their terms are not accepted', () => {
    const asked = { ...american, optInAccepted: '' }
    expect(bodyOf(asked).subscriptions.smsNotificationConsent).toBe(false)
  })

  test('ignores what is too long for a name', () => {
    expect(readSignUpQuery(`?storeNum=${'1'.repeat(21)}&leadSource=kiosk`)).toEqual({
      leadSource: 'kiosk',
    })
  })
})

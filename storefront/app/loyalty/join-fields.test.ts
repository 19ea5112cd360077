import { personRequirementsOf } from '@cairn/contract/validation/profile-rules'
import { describe, expect, test } from 'vitest'
import { findJoinProblems, type JoinFormValues, joinFields } from './join-fields.ts'

describe('the join form', () => {
  const contextIn = (locale: 'en-us' | 'de-de') => ({
    locale,
    today: '2026-11-22',
    requirements: personRequirementsOf(locale),
  })
  const american = contextIn('en-us')
  const german = contextIn('de-de')
  const values: JoinFormValues = {
    firstName: 'Pia',
    lastName: 'Lindqvist',
    birthDate: '02/28/1994',
    phone: '(303) 555-0177',
    postalCode: '80302',
    isAgreed: true,
  }

  test('accepts valid values', () => {
    expect(findJoinProblems(values, joinFields, american)).toEqual({})
  })

  test('validates only the requested fields', () => {
    expect(findJoinProblems({ isAgreed: true }, [], american)).toEqual({})
    expect(findJoinProblems({ isAgreed: false }, ['firstName'], american)).toEqual({
      firstName: { name: 'fieldRequired' },
      terms: { name: 'checkboxRequired' },
    })
  })

  test('requires phone, postcode and birth date only on sites that require them (VAL-032, VAL-038)', () => {
    const optional = ['birthDate', 'phone', 'postalCode'] as const
    expect(findJoinProblems({ isAgreed: true }, optional, american)).toEqual({
      birthDate: { name: 'fieldRequired' },
      phone: { name: 'fieldRequired' },
      postalCode: { name: 'fieldRequired' },
    })
    expect(findJoinProblems({ isAgreed: true }, optional, german)).toEqual({
      birthDate: { name: 'fieldRequired' },
    })
  })

  test('checks the postcode by the rule of the server (VAL-015)', () => {
    const { requirements } = american
    const withRule = (rule: Partial<typeof requirements.postalCode>) => ({
      ...american,
      requirements: { ...requirements, postalCode: { ...requirements.postalCode, ...rule } },
    })
    const { postalCode: _postalCode, ...withoutCode } = values
    expect(findJoinProblems(withoutCode, joinFields, withRule({ required: false }))).toEqual({})
    expect(findJoinProblems(values, joinFields, withRule({ pattern: '^9' }))).toEqual({
      postalCode: { name: 'postalCodeWrong' },
    })
  })

  test.each([
    [{ firstName: 'P1a' }, ['firstName', 'nameInvalid']],
    [{ birthDate: '02/30/1994' }, ['birthDate', 'dateWrongMonthFirst']],
    [{ birthDate: '12/31/1899' }, ['birthDate', 'dateTooEarly']],
    [{ birthDate: '11/23/2026' }, ['birthDate', 'dateTooLate']],
    [{ birthDate: '11/23/2013' }, ['birthDate', 'tooYoung']],
    [{ birthDate: '11/22/2013' }, undefined],
    [{ phone: '103 555 0177' }, ['phone', 'phoneWrong']],
    [{ postalCode: '8030' }, ['postalCode', 'postalCodeWrong']],
  ])('reports for %j the problem %j (VAL-040, VAL-041)', (changedValues, expected) => {
    const problems = findJoinProblems({ ...values, ...changedValues }, joinFields, american)
    const [problem] = Object.entries(problems).map(([field, { name }]) => [field, name])
    expect(problem).toEqual(expected)
  })

  test('applies what the server requires instead of the defaults', () => {
    const { phone, birthDate, ...others } = american.requirements
    const requirements = {
      ...others,
      phone: { ...phone, required: false },
      birthDate: { ...birthDate, minimumAge: 40 },
    }
    const problems = findJoinProblems({ ...values, phone: '' }, joinFields, {
      ...american,
      requirements,
    })
    expect(problems).toEqual({ birthDate: { name: 'tooYoung', values: { age: 40 } } })
  })

  test('applies the minimum age of the country', () => {
    const sixteenToday = { birthDate: '22/11/2010', isAgreed: true }
    expect(findJoinProblems(sixteenToday, ['birthDate'], german)).toEqual({})
    const sixteenTomorrow = { birthDate: '23/11/2010', isAgreed: true }
    expect(findJoinProblems(sixteenTomorrow, ['birthDate'], german)).toEqual({
      birthDate: { name: 'tooYoung', values: { age: 16 } },
    })
  })
})

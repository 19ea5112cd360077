import { describe, expect, test } from 'vitest'
import { birthDateFrom, birthDateText } from './birth-date.ts'
import { joinFields, type JoinFormValues, findJoinProblems } from './join-fields.ts'

describe('a birth date', () => {
  test.each([
    ['04/12/1988', 'NORA', '1988-04-12'],
    ['4-12-1988', 'NORA', '1988-04-12'],
    ['04121988', 'NORA', '1988-04-12'],
    ['12/04/1988', 'EMEA', '1988-04-12'],
    ['12.4.1988', 'EMEA', '1988-04-12'],
    [' 12041988 ', 'EMEA', '1988-04-12'],
    ['1988-04-12', 'EMEA', '1988-04-12'],
    ['29/02/1988', 'EMEA', '1988-02-29'],
  ] as const)('parses %s in %s as %s (VAL-044)', (text, region, day) => {
    expect(birthDateFrom(text, region)).toBe(day)
  })

  test.each(['', '29/02/1989', '31/04/1988', '12/13/1988', '12/04/88', '1988', 'yesterday'])(
    '%j is not a valid date (VAL-039)',
    (text) => {
      expect(birthDateFrom(text, 'EMEA')).toBeUndefined()
    },
  )

  test('is shown with the month first in North America, and with the day first elsewhere (VAL-042, VAL-043)', () => {
    expect(birthDateText('1988-04-12', 'NORA')).toBe('04/12/1988')
    expect(birthDateText('1988-04-12', 'EMEA')).toBe('12/04/1988')
  })
})

describe('the join form', () => {
  const american = { locale: 'en-us', today: '2026-11-22' } as const
  const german = { locale: 'de-de', today: '2026-11-22' } as const
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
      firstName: 'fieldRequired',
      terms: 'checkboxRequired',
    })
  })

  test('requires phone, postcode and birth date only on sites that require them (VAL-038)', () => {
    const optional = ['birthDate', 'phone', 'postalCode'] as const
    expect(findJoinProblems({ isAgreed: true }, optional, american)).toEqual({
      birthDate: 'fieldRequired',
      phone: 'fieldRequired',
      postalCode: 'fieldRequired',
    })
    expect(findJoinProblems({ isAgreed: true }, optional, german)).toEqual({
      birthDate: 'fieldRequired',
    })
  })

  test.each([
    [{ firstName: 'P1a' }, { firstName: 'nameInvalid' }],
    [{ birthDate: '02/30/1994' }, { birthDate: 'birthDateWrong' }],
    [{ birthDate: '12/31/1899' }, { birthDate: 'birthDateWrong' }],
    [{ birthDate: '11/23/2026' }, { birthDate: 'birthDateWrong' }],
    [{ birthDate: '11/23/2013' }, { birthDate: 'tooYoung' }],
    [{ birthDate: '11/22/2013' }, {}],
    [{ phone: '103 555 0177' }, { phone: 'phoneWrong' }],
    [{ postalCode: '8030' }, { postalCode: 'postalCodeWrong' }],
  ] as const)(
    'reports for %j the problems %j (VAL-040, VAL-041)',
    (changedValues, expectedProblems) => {
      expect(findJoinProblems({ ...values, ...changedValues }, joinFields, american)).toEqual(
        expectedProblems,
      )
    },
  )

  test('applies the minimum age of the country', () => {
    const sixteenToday = { birthDate: '22/11/2010', isAgreed: true }
    expect(findJoinProblems(sixteenToday, ['birthDate'], german)).toEqual({})
    const sixteenTomorrow = { birthDate: '23/11/2010', isAgreed: true }
    expect(findJoinProblems(sixteenTomorrow, ['birthDate'], german)).toEqual({
      birthDate: 'tooYoung',
    })
  })
})

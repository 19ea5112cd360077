import { describe, expect, test } from 'vitest'
import { formatMessage } from '../translation/format-message.ts'
import { emailRule } from './email-rule.ts'
import { findProblem, findProblems } from './find-problem.ts'
import { en } from './messages/en.ts'
import type { FormValues, Problem, Rule } from './rule.ts'

const textOf = (problem: Problem | undefined) =>
  problem && formatMessage(en[problem.name], { language: 'en', values: { ...problem.values } })

const messageFor = (text: string, rule: Rule, values?: FormValues) =>
  textOf(findProblem(text, [rule], values))

const monthFirst = { kind: 'date', format: 'MM/DD/YYYY' } as const
const dayFirst = { kind: 'date', format: 'DD/MM/YYYY' } as const

describe('a rule has the message of the specification', () => {
  test.each<[string, Rule, string, string]>([
    ['   ', { kind: 'required' }, 'This field is required', '(VAL-070)'],
    ['abc', emailRule, 'Email is not valid', '(VAL-071)'],
    [
      'four',
      { kind: 'exactLength', length: 5 },
      'Value must contain at exactly 5 characters',
      '(VAL-072)',
    ],
    [
      'a',
      { kind: 'minLength', length: 2 },
      'Value must contain at least 2 characters',
      '(VAL-073)',
    ],
    [
      'x'.repeat(31),
      { kind: 'maxLength', length: 30 },
      'Value must not be longer than 30 characters',
      '(VAL-074)',
    ],
    ['0', { kind: 'number', least: 1, most: 5 }, 'Value must not be less than 1', '(VAL-075)'],
    ['6', { kind: 'number', least: 1, most: 5 }, 'Value must not be more than 5', '(VAL-075)'],
    [
      '02/30/1990',
      monthFirst,
      'Date should match MM/DD/YYYY and be a valid date.',
      '(VAL-039, VAL-076)',
    ],
    [
      '12/31/1990',
      dayFirst,
      'Date should match DD/MM/YYYY and be a valid date.',
      '(VAL-036, VAL-076)',
    ],
    ['A1', { kind: 'name' }, 'Name is not valid.', '(VAL-078)'],
    ['password', { kind: 'newPassword' }, 'Password does not meet requirements.', '(VAL-079)'],
    [
      '415555010',
      { kind: 'phone', dialCode: '1' },
      'A valid phone number is required',
      '(VAL-030, VAL-031)',
    ],
  ])('%j, for the rule %o: %s %s', (...[text, rule, message]) => {
    expect(messageFor(text, rule)).toBe(message)
  })

  test.each<[string, Rule, string]>([
    ['trail', { kind: 'exactLength', length: 5 }, '(VAL-072)'],
    ['Al', { kind: 'minLength', length: 2 }, '(VAL-073)'],
    ['x'.repeat(30), { kind: 'maxLength', length: 30 }, '(VAL-074)'],
    ['1', { kind: 'number', least: 1, most: 5 }, '(VAL-075)'],
    ['5', { kind: 'number', least: 1, most: 5 }, '(VAL-075)'],
    ['12/31/1990', monthFirst, '(VAL-036)'],
    ['31/12/1990', dayFirst, '(VAL-036)'],
    ["Zoë O'Neil-Smith, Jr.", { kind: 'name' }, '(VAL-078)'],
    ['Ana O`Neil', { kind: 'name' }, '(VAL-078)'],
    ['Passw0rd', { kind: 'newPassword' }, '(VAL-079)'],
  ])('%j meets the rule %o %s', (...[text, rule]) => {
    expect(findProblem(text, [rule])).toBeUndefined()
  })
})

describe('an email address', () => {
  test.each(['shopper@cairn.test', 'o.neil+shop@mail.example.co.uk', 'A_1@B.DE'])(
    'is accepted: %s',
    (email) => {
      expect(findProblem(email, [emailRule])).toBeUndefined()
    },
  )

  test.each([
    'abc',
    'a@b',
    'a b@c.de',
    '@c.de',
    'a@.de',
    'a@b.',
    '.a@b.de',
    'a..b@c.de',
    'a@b..de',
  ])('is refused: %s', (email) => {
    expect(findProblem(email, [emailRule])).toEqual({ name: 'emailMalformed' })
  })
})

describe('a new password', () => {
  test('of seven characters is too short (VAL-002)', () => {
    expect(findProblem('Passw0r', [{ kind: 'newPassword' }])).toEqual({ name: 'passwordTooShort' })
  })

  test('is repeated without a difference (VAL-001, VAL-081)', () => {
    const rules = {
      password: [{ kind: 'newPassword' }],
      confirmPassword: [{ kind: 'sameAs', field: 'password', problem: 'passwordsDiffer' }],
    } as const
    const problemsOf = (confirmPassword: string) =>
      findProblems({ password: 'Passw0rd', confirmPassword }, rules)

    expect(problemsOf('Passw0rd')).toEqual({})
    expect(problemsOf('Passw0rd1')).toEqual({ confirmPassword: { name: 'passwordsDiffer' } })
  })
})

test('a pattern is enforced, with the problem that the rule names (VAL-080)', () => {
  const rule = { kind: 'pattern', pattern: '^[0-9]{5}$' } as const
  expect(findProblem('12345', [rule])).toBeUndefined()
  expect(findProblem('1234', [rule])).toEqual({ name: 'valueInvalid' })
  expect(findProblem('1234', [{ ...rule, problem: 'postalCodeWrong' }])).toEqual({
    name: 'postalCodeWrong',
  })
})

describe('a date with limits', () => {
  const rule = { ...monthFirst, earliest: '1900-01-01', latest: '2026-11-22' }

  test.each([
    ['12/31/1899', 'Date must not be before 01/01/1900.'],
    ['01/01/1900', undefined],
    ['11/22/2026', undefined],
    ['11/23/2026', 'Date must not be after 11/22/2026.'],
  ])('such as %s has the problem %s (VAL-040, VAL-077)', (date, message) => {
    expect(messageFor(date, rule)).toBe(message)
  })
})

test('the minimum age depends on today, and its message contains it (VAL-041)', () => {
  const rule = { kind: 'minimumAge', format: 'MM/DD/YYYY', years: 13, today: '2026-11-22' } as const
  expect(messageFor('11/23/2013', rule)).toBe('You have to be 13 or older.')
  expect(messageFor('11/22/2013', rule)).toBeUndefined()
  expect(messageFor('11/23/2013', { ...rule, today: '2026-11-23' })).toBeUndefined()
})

describe('a phone number', () => {
  const problemOf = (text: string, dialCode: string) =>
    findProblem(text, [{ kind: 'phone', dialCode }])?.name

  test('has ten digits in North America, the first of which is 2 to 9 (VAL-030)', () => {
    expect(problemOf('4155550100', '1')).toBeUndefined()
    expect(problemOf('1155550100', '1')).toBe('phoneWrong')
    expect(problemOf('415555010', '1')).toBe('phoneWrong')
    expect(problemOf('41555501000', '1')).toBe('phoneWrong')
  })

  test.each(['07911123456', '+447911123456'])(
    '%s is accepted with its dial code only (VAL-033)',
    (phone) => {
      expect(problemOf(phone, '44')).toBeUndefined()
      expect(problemOf(phone, '1')).toBe('phoneWrong')
    },
  )
})

describe('a form', () => {
  const rules = {
    email: [{ kind: 'required' }, emailRule, { kind: 'maxLength', length: 20 }],
    guest: [{ kind: 'name' }],
    terms: [{ kind: 'ticked' }],
  } as const

  test('has the first problem of each field, in the order of the fields', () => {
    const problems = findProblems({ guest: 'X1', email: ' ' }, rules)
    expect(Object.entries(problems)).toEqual([
      ['email', { name: 'fieldRequired' }],
      ['guest', { name: 'nameInvalid' }],
      ['terms', { name: 'checkboxRequired' }],
    ])
  })

  test('has no problem with an optional field that is blank', () => {
    expect(findProblems({ email: 'ada@example.com', guest: ' ', terms: 'on' }, rules)).toEqual({})
  })
})

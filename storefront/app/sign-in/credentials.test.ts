import { expect, test } from 'vitest'
import { credentialProblems } from './credentials.ts'

const problemsOf = (email: string, password = 'Trailhead1') =>
  credentialProblems({ email, password })

test('requires an email address and a password (VAL-045, VAL-048)', () => {
  expect(problemsOf('  ', '')).toEqual({
    email: { name: 'fieldRequired' },
    password: { name: 'fieldRequired' },
  })
  expect(problemsOf('shopper@cairn.test')).toEqual({})
})

test.each(['abc', 'a@b', 'a b@c.de', '@c.de', 'a@.de', 'a@b.'])(
  'rejects the malformed email address %s (VAL-003, VAL-046)',
  (email) => {
    expect(problemsOf(email)).toEqual({ email: { name: 'emailMalformed' } })
  },
)

test('accepts an email address of 100 characters but not of 101 (VAL-047)', () => {
  const of = (length: number) => `${'a'.repeat(length - '@cairn.test'.length)}@cairn.test`

  expect(problemsOf(of(100))).toEqual({})
  expect(problemsOf(of(101))).toEqual({ email: { name: 'tooLong', values: { length: 100 } } })
})

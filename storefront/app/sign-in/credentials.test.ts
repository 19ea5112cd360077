import { expect, test } from 'vitest'
import { credentialErrors } from './credentials.ts'

const wrong = (email: string, password = 'Trailhead1') => credentialErrors({ email, password })

test('requires an email address and a password (VAL-045, VAL-048)', () => {
  expect(wrong('  ', '')).toEqual({ email: 'fieldRequired', password: 'fieldRequired' })
  expect(wrong('shopper@cairn.test')).toEqual({})
})

test.each(['abc', 'a@b', 'a b@c.de', '@c.de', 'a@.de', 'a@b.'])(
  'rejects the malformed email address %s (VAL-003, VAL-046)',
  (email) => {
    expect(wrong(email)).toEqual({ email: 'emailMalformed' })
  },
)

test('accepts an email address of 100 characters but not of 101 (VAL-047)', () => {
  const of = (length: number) => `${'a'.repeat(length - '@cairn.test'.length)}@cairn.test`

  expect(wrong(of(100))).toEqual({})
  expect(wrong(of(101))).toEqual({ email: 'emailTooLong' })
})

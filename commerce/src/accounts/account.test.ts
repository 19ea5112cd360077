import { expect, test } from 'vitest'
import { isPartiallyEnrolled } from './account.ts'

const complete = {
  firstName: 'Nora',
  lastName: 'Vance',
  phone: '+13035550142',
  postalCode: '80202',
  birthDate: '1990-05-17',
}

test.each(Object.keys(complete))(
  'a profile without %s is partially enrolled (ACC-038)',
  (field) => {
    expect(isPartiallyEnrolled({ ...complete, [field]: null })).toBe(true)
  },
)

test('a profile with all details is completely enrolled (ACC-038)', () => {
  expect(isPartiallyEnrolled(complete)).toBe(false)
})

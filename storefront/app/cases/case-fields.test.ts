import { expect, test } from 'vitest'
import { findTextProblems } from './case-fields.ts'

test('reports missing fields and an invalid email address', () => {
  const values = new Map([
    ['firstName', 'Ada'],
    ['email', 'ada'],
  ])
  const problemsIn = (required: readonly ('firstName' | 'message')[]) =>
    findTextProblems((name) => values.get(name) ?? '', required)

  expect(problemsIn(['firstName', 'message'])).toEqual({
    message: 'fieldRequired',
    email: 'emailMalformed',
  })
  values.set('email', 'ada@example.com')
  expect(problemsIn(['firstName'])).toBeUndefined()
})

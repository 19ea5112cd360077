import { expect, test } from 'vitest'
import { findTextProblems } from './case-fields.ts'

test('reports missing fields and an invalid email address', () => {
  const typed = new Map([
    ['firstName', 'Ada'],
    ['email', 'ada'],
  ])
  const problemsIn = (required: readonly ('firstName' | 'message')[]) =>
    findTextProblems((name) => typed.get(name) ?? '', required)

  expect(problemsIn(['firstName', 'message'])).toEqual({
    message: 'fieldRequired',
    email: 'emailMalformed',
  })
  typed.set('email', 'ada@example.com')
  expect(problemsIn(['firstName'])).toBeUndefined()
})

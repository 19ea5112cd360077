import { expect, test } from 'vitest'
import { findPasswordProblems, type PasswordForm } from './password-fields.ts'

function problemsOf(name: PasswordForm, values: Record<string, string>) {
  const form = new FormData()
  for (const [field, value] of Object.entries(values)) form.set(field, value)
  return findPasswordProblems(name, form)
}

test('passwords that differ and a password of seven characters are found without the server', () => {
  expect(problemsOf('reset', { newPassword: 'Trailhead1', confirmPassword: 'Trailhead2' })).toEqual(
    { confirmPassword: { name: 'passwordsDiffer' } },
  )
  expect(problemsOf('reset', { newPassword: 'Trail1A', confirmPassword: 'Trail1A' })).toEqual({
    newPassword: { name: 'passwordTooShort' },
  })
})

test('a change also needs the current password', () => {
  const values = { newPassword: 'Trailhead1', confirmPassword: 'Trailhead1' }
  expect(problemsOf('change', values)).toEqual({ currentPassword: { name: 'fieldRequired' } })
  expect(problemsOf('change', { ...values, currentPassword: ' ' })).toEqual({
    currentPassword: { name: 'fieldRequired' },
  })
  expect(problemsOf('change', { ...values, currentPassword: 'Summit2026' })).toEqual({})
})

test('a forgotten password needs an email address', () => {
  expect(problemsOf('forgotten', {})).toEqual({ email: { name: 'fieldRequired' } })
  expect(problemsOf('forgotten', { email: ' shopper@cairn.test ' })).toEqual({})
})

import { expect, test } from 'vitest'
import { findContactProblems } from './case-fields.ts'

function contactForm(values: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  return form
}

const filledForm = {
  about: 'order/where-is-it',
  message: 'Where is it?',
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
}

test('reports missing fields and an invalid email address', () => {
  expect(findContactProblems(contactForm({ ...filledForm, message: ' ', email: 'ada' }))).toEqual({
    message: { name: 'fieldRequired' },
    email: { name: 'emailMalformed' },
  })
  expect(findContactProblems(contactForm(filledForm))).toBeUndefined()
})

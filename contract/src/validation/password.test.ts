import { expect, test } from 'vitest'
import { metRequirements } from './password.ts'

test.each([
  ['', []],
  ['-------', []],
  ['--------', ['length']],
  ['A', ['upperCase']],
  ['Ä', ['upperCase']],
  ['a', ['lowerCase']],
  ['1', ['digit']],
  ['Passw0r', ['upperCase', 'lowerCase', 'digit']],
  ['Passw0rd', ['length', 'upperCase', 'lowerCase', 'digit']],
])('the password %j meets the requirements %j', (password, requirements) => {
  expect(metRequirements(password)).toEqual(requirements)
})

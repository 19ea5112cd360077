import { expect, test } from 'vitest'
import { isValidPhone, toInternationalPhone } from './phone.ts'

test.each([
  ['(415) 555-0100', '1', '+14155550100'],
  ['1 415 555 0100', '1', '+14155550100'],
  ['+1 415 555 0100', '44', '+14155550100'],
  ['07911 123456', '44', '+447911123456'],
  ['0151 2345 6789', '+49', '+4915123456789'],
  ['06 1234 5678', '39', '+390612345678'],
  ['0049 151 23456789', '1', '+4915123456789'],
  ['+44 (0)7911 123456', '44', '+447911123456'],
  ['0044 07911 123456', '1', '+447911123456'],
  ['44 7911 123456', '44', '+447911123456'],
  ['44 (0)7911 123456', '44', '+447911123456'],
  ['49 151 23456789', '49', '+4915123456789'],
  ['4921 123456', '49', '+494921123456'],
  ['+39 06 1234 5678', '39', '+390612345678'],
  ['+39 (0)6 1234 5678', '39', '+390612345678'],
  ['+41 (0)79 123 45 67', '44', '+41791234567'],
])('normalises %s with dial code %s to %s (VAL-024, VAL-025)', (input, code, phone) => {
  expect(toInternationalPhone(input, code)).toBe(phone)
})

test('treats ten digits without a dial code as North American (VAL-029)', () => {
  expect(toInternationalPhone('4155550100')).toBe('+14155550100')
})

test('a North American number with a leading zero is not valid (VAL-033)', () => {
  expect(isValidPhone(toInternationalPhone('07911123456', '1'))).toBe(false)
})

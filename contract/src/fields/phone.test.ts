import { expect, test } from 'vitest'
import {
  applyMask,
  isValidPhone,
  phoneMaskOf,
  showPhone,
  splitPhone,
  toInternationalPhone,
} from './phone.ts'

test.each([
  ['(415) 555-0100', '1', '+14155550100'],
  ['1 415 555 0100', '1', '+14155550100'],
  ['+1 415 555 0100', '44', '+14155550100'],
  ['07911 123456', '44', '+447911123456'],
  ['0151 2345 6789', '+49', '+4915123456789'],
  ['06 1234 5678', '39', '+390612345678'],
  ['0049 151 23456789', '1', '+4915123456789'],
])('normalises %s with dial code %s to %s (VAL-024, VAL-025)', (input, code, phone) => {
  expect(toInternationalPhone(input, code)).toBe(phone)
})

test('treats ten digits without a dial code as North American (VAL-029)', () => {
  expect(toInternationalPhone('4155550100')).toBe('+14155550100')
})

test('a North American number with a leading zero is not valid (VAL-033)', () => {
  expect(isValidPhone(toInternationalPhone('07911123456', '1'))).toBe(false)
})

test.each([
  ['123456', 'XXX-XXX', '123-456', '(VAL-026)'],
  ['1234', 'XXX-XXX', '123-4', '(VAL-026)'],
  ['1234567', 'XXX-XXX', '123-4567', '(VAL-026)'],
  ['4155550100', phoneMaskOf('1'), '(415) 555 - 0100', '(VAL-027)'],
  ['7911123456', phoneMaskOf('44'), '7911 - 123 - 456', '(VAL-028)'],
  ['', phoneMaskOf('44'), '', ''],
])('the digits %s in the mask %s are shown as %s %s', (digits, mask, text) => {
  expect(applyMask(digits, mask)).toBe(text)
})

test.each([
  ['+447911123456', '44', '7911123456'],
  ['+14155550100', '1', '4155550100'],
  ['4155550100', '1', '4155550100'],
  ['+41791234567', '', '41791234567'],
])('the stored number %s has the dial code %j and the national digits %s', (stored, ...parts) => {
  const { dialCode, national } = splitPhone(stored)
  expect([dialCode, national]).toEqual(parts)
})

test.each([
  ['4155550100', '1', '1', '(415) 555 - 0100'],
  ['07911123456', '44', '44', '7911 - 123 - 456'],
  ['+447911123456', '1', '44', '7911 - 123 - 456'],
  ['+41791234567', '1', '1', '+41791234567'],
  ['415', '1', '1', '(415'],
  [' ', '44', '44', ''],
])('%j, typed with the dial code %s, is shown with the code %s as %j', (...row) => {
  const [text, typedCode, dialCode, national] = row
  expect(showPhone(text, typedCode)).toEqual({ dialCode, national })
})

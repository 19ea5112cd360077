import { expect, test } from 'vitest'
import { applyMask, phoneMaskOf, showPhone, splitPhone } from './phone-mask.ts'

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

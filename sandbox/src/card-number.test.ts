import { describe, expect, test } from 'vitest'
import {
  brandOf,
  codeLength,
  digitsOf,
  expiryOf,
  grouped,
  isCardNumber,
  isPast,
  longestNumber,
} from './card-number.ts'

describe('a card number', () => {
  test.each([
    ['4111 1111 1111 1111', { brand: 'visa', code: 3 }, '4111 1111 1111 1111'],
    ['5555-5555-5555-4444', { brand: 'mastercard', code: 3 }, '5555 5555 5555 4444'],
    ['2223003122003222', { brand: 'mastercard', code: 3 }, '2223 0031 2200 3222'],
    ['378282246310005', { brand: 'amex', code: 4 }, '3782 822463 10005'],
    ['30569309025904', { brand: 'diners', code: 3 }, '3056 930902 5904'],
    ['3530111333300000', { brand: 'jcb', code: 3 }, '3530 1113 3330 0000'],
    ['6011111111111117', { brand: 'discover', code: 3 }, '6011 1111 1111 1117'],
    ['6759649826438453', { brand: 'maestro', code: 3 }, '6759 6498 2643 8453'],
  ])('%s is one of %o', (typed, { brand, code }, expiries) => {
    const digits = digitsOf(typed)

    expect(isCardNumber(digits)).toBe(true)
    expect(brandOf(digits)).toBe(brand)
    expect(grouped(digits)).toBe(expiries)
    expect(codeLength(brandOf(digits))).toBe(code)
    expect(longestNumber(digits)).toBeGreaterThanOrEqual(digits.length)
  })

  test.each([
    ['with a wrong digit', '4111111111111112'],
    ['with two swapped digits', '4000000000003202'],
    ['without its last digit', '411111111111111'],
    ['of an unsupported brand', '1111111111111117'],
    ['that is empty', ''],
  ])('%s is invalid', (_, digits) => {
    expect(isCardNumber(digits)).toBe(false)
  })

  test('is grouped while it is typed', () => {
    expect(grouped('')).toBe('')
    expect(grouped('41111')).toBe('4111 1')
    expect(grouped('37828')).toBe('3782 8')
  })
})

describe('an expiry', () => {
  test.each(['4/30', '04/30', '04 / 30', '0430', '04-2030', '04/2030'])(
    'is read from "%s"',
    (text) => {
      expect(expiryOf(text)).toEqual({ month: 4, year: 2030 })
    },
  )

  test.each(['', '13/30', '00/30', '4', '04/3', 'soon'])('is not read from "%s"', (text) => {
    expect(expiryOf(text)).toBeUndefined()
  })

  test('is past from the first day of the next month on', () => {
    const card = { month: 2, year: 2028 }

    expect(isPast(card, new Date(2028, 1, 29, 23, 59))).toBe(false)
    expect(isPast(card, new Date(2028, 2, 1))).toBe(true)
    expect(isPast(card, new Date(2029, 0, 1))).toBe(true)
    expect(isPast({ month: 1, year: 2029 }, new Date(2028, 11, 31))).toBe(false)
  })
})

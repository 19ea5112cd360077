/** Facts that follow from a card number alone, for the window and the provider. */
export type Brand = 'visa' | 'mastercard' | 'amex' | 'discover' | 'diners' | 'jcb' | 'maestro'

type Shape = { prefix: RegExp; lengths: readonly number[]; groups: readonly number[]; code: number }

const fours = [4, 4, 4, 4, 3]

const shapes: Record<Brand, Shape> = {
  amex: { prefix: /^3[47]/, lengths: [15], groups: [4, 6, 5], code: 4 },
  diners: { prefix: /^3(?:0[0-5]|[68])/, lengths: [14], groups: [4, 6, 4], code: 3 },
  jcb: { prefix: /^35(?:2[89]|[3-8])/, lengths: [16], groups: fours, code: 3 },
  discover: { prefix: /^6(?:011|4[4-9]|5)/, lengths: [16, 19], groups: fours, code: 3 },
  mastercard: {
    prefix: /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    lengths: [16],
    groups: fours,
    code: 3,
  },
  maestro: {
    prefix: /^(?:50|5[6-9]|6)/,
    lengths: [12, 13, 14, 15, 16, 17, 18, 19],
    groups: fours,
    code: 3,
  },
  visa: { prefix: /^4/, lengths: [13, 16, 19], groups: fours, code: 3 },
}

const brands = ['amex', 'diners', 'jcb', 'discover', 'mastercard', 'maestro', 'visa'] as const

export const digitsOf = (text: string): string => text.replaceAll(/\D/g, '')

export const brandOf = (digits: string): Brand | undefined =>
  brands.find((brand) => shapes[brand].prefix.test(digits))

export const longestNumber = (digits: string): number =>
  Math.max(...shapes[brandOf(digits) ?? 'discover'].lengths)

export const codeLength = (brand: Brand | undefined): number => (brand ? shapes[brand].code : 3)

/** The number in the groups that are printed on such a card. */
export function grouped(digits: string): string {
  const brand = brandOf(digits)
  const parts: string[] = []
  let start = 0
  for (const length of brand ? shapes[brand].groups : fours) {
    if (start < digits.length) parts.push(digits.slice(start, start + length))
    start += length
  }
  return parts.join(' ')
}

export function isCardNumber(digits: string): boolean {
  const brand = brandOf(digits)
  return brand !== undefined && shapes[brand].lengths.includes(digits.length) && addsUp(digits)
}

/** The Luhn check: the last digit detects typing errors. */
function addsUp(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

export type Expiry = { month: number; year: number }

/** Accepts 4/30, 04 30 and 04/2030. */
export function expiryOf(text: string): Expiry | undefined {
  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*[/ -]?\s*(\d{4}|\d{2})\s*$/.exec(text) ?? []
  if (month === '' || Number(month) < 1 || Number(month) > 12) return undefined
  return { month: Number(month), year: Number(year.length === 2 ? `20${year}` : year) }
}

/** A card is valid until the last day of its month. */
export const isPast = ({ month, year }: Expiry, today: Date): boolean =>
  year < today.getFullYear() || (year === today.getFullYear() && month < today.getMonth() + 1)

export const dialCodes: Readonly<Record<string, string>> = {
  US: '1',
  CA: '1',
  GB: '44',
  DE: '49',
  FR: '33',
  IT: '39',
  ES: '34',
}

/** The most digits of a national number, without a zero before it that the dial code drops. */
const longestNational: Readonly<Record<string, number>> = {
  '1': 10,
  '33': 9,
  '34': 9,
  '39': 11,
  '44': 10,
  '49': 11,
}

/** Dial codes whose national numbers begin without a zero that can be dropped. */
const codesKeepingZero = new Set(['1', '39'])
const codesDroppingZero = Object.keys(longestNational).filter((code) => !codesKeepingZero.has(code))

/** Normalises a number to +14155550100; a national number gets the given dial code. */
export function toInternationalPhone(input: string, dialCode = ''): string {
  const text = input.trim()
  if (text.startsWith('+')) return `+${internationalDigits(text)}`
  if (text.startsWith('00')) return `+${internationalDigits(text.slice(2))}`
  return `+${withDialCode(digitsIn(text), digitsIn(dialCode))}`
}

const northAmericanPattern = /^\+1[2-9]\d{9}$/
const internationalPattern = /^\+[1-9]\d{6,14}$/

/** Whether a number is valid, and belongs to the dial code if there is one. */
export const isValidPhone = (international: string, dialCode = ''): boolean =>
  international.startsWith(`+${dialCode}`) &&
  (international.startsWith('+1') ? northAmericanPattern : internationalPattern).test(international)

const digitsIn = (text: string): string => text.replaceAll(/\D/g, '')

/** Without the zero that is dialled only within the country, which is written after the dial code as in +44 (0)7911. */
function internationalDigits(text: string): string {
  const digits = digitsIn(text)
  if (digits.startsWith('39')) return digits
  const code = codesDroppingZero.find((known) => digits.startsWith(known))
  if (code === undefined) return digitsIn(text.replace('(0)', ''))
  return code + digits.slice(code.length).replace(/^0/, '')
}

/** A number that is too long for its country begins with the dial code already. */
function withDialCode(digits: string, code: string): string {
  if (code === '') return digits.length === 10 ? `1${digits}` : digits
  const hasCode = digits.startsWith(code) && digits.length > (longestNational[code] ?? Infinity)
  return internationalDigits(hasCode ? digits : code + digits)
}

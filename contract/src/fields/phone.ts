export const dialCodes: Readonly<Record<string, string>> = {
  US: '1',
  CA: '1',
  GB: '44',
  DE: '49',
  FR: '33',
  IT: '39',
  ES: '34',
}

/** The most digits of a national number, without a zero before it that the dial code drops, where they are not ten. */
const longestNational: Readonly<Record<string, number>> = { 33: 9, 34: 9, 39: 11, 49: 11 }

/** Normalises a number to +14155550100; a national number gets the given dial code. */
export function toInternationalPhone(input: string, dialCode = ''): string {
  const text = input.trim().replace(/^00/, '+')
  const digits = digitsIn(text)
  const code = digitsIn(dialCode)
  return `+${text.startsWith('+') ? internationalDigits(text) : withDialCode(digits, code)}`
}

/** North American numbers have ten digits after the 1. */
const phonePattern = /^\+(?:1[2-9]\d{9}|[2-9]\d{6,14})$/

/** Whether a number is valid, and belongs to the dial code if there is one. */
export const isValidPhone = (international: string, dialCode = ''): boolean =>
  international.startsWith(`+${dialCode}`) && phonePattern.test(international)

const digitsIn = (text: string): string => text.replaceAll(/\D/g, '')

/** Without the zero that is dialled only within the country, as in +44 (0)7911. Italian numbers keep theirs. */
const internationalDigits = (text: string): string =>
  digitsIn(/^\D*39/.test(text) ? text : text.replace('(0)', '')).replace(/^(3[34]|4[49])0/, '$1')

/** A number that is too long for its country begins with the dial code already. */
function withDialCode(digits: string, code: string): string {
  if (code === '') return digits.length === 10 ? `1${digits}` : digits
  const hasCode = digits.startsWith(code) && digits.length > (longestNational[code] ?? 10)
  return internationalDigits(hasCode ? digits : code + digits)
}

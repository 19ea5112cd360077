export const dialCodes: Readonly<Record<string, string>> = {
  US: '1',
  CA: '1',
  GB: '44',
  DE: '49',
  FR: '33',
  IT: '39',
  ES: '34',
}

/** Dial codes whose national numbers begin without a zero that can be dropped. */
const codesKeepingZero = new Set(['1', '39'])

/** Normalises a number to +14155550100; a national number gets the given dial code. */
export function toInternationalPhone(input: string, dialCode = ''): string {
  const digits = input.replaceAll(/\D/g, '')
  const trimmed = input.trim()
  if (trimmed.startsWith('+')) return `+${digits}`
  if (trimmed.startsWith('00')) return `+${digits.slice(2)}`
  return `+${withDialCode(digits, dialCode.replaceAll(/\D/g, ''))}`
}

const northAmericanPattern = /^\+1[2-9]\d{9}$/
const internationalPattern = /^\+[1-9]\d{6,14}$/

/** Whether a number is valid, and belongs to the dial code if there is one. */
export const isValidPhone = (international: string, dialCode = ''): boolean =>
  international.startsWith(`+${dialCode}`) &&
  (international.startsWith('+1') ? northAmericanPattern : internationalPattern).test(international)

function withDialCode(digits: string, code: string): string {
  if (code === '') return digits.length === 10 ? `1${digits}` : digits
  if (code === '1' && digits.length === 11 && digits.startsWith('1')) return digits
  return `${code}${codesKeepingZero.has(code) ? digits : digits.replace(/^0/, '')}`
}

export const dialCodes: Readonly<Record<string, string>> = {
  US: '1',
  CA: '1',
  GB: '44',
  DE: '49',
  FR: '33',
  IT: '39',
  ES: '34',
}

/** The input mask of national numbers; X stands for a digit. */
export const phoneMaskOf = (dialCode: string): string =>
  dialCode === '1' ? '(XXX) XXX - XXXX' : 'XXXX - XXX - XXX'

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

/** Writes the digits of a national number into a mask. Further digits follow it. */
export function applyMask(national: string, mask: string): string {
  const digits = [...national.replaceAll(/\D/g, '')]
  let text = ''
  for (const sign of mask) {
    if (digits.length === 0) break
    text += sign === 'X' ? digits.shift() : sign
  }
  return text + digits.join('')
}

/** The dial code and the national digits of a stored number. Ten digits without a plus are North American. */
export function splitPhone(stored: string): { dialCode: string; national: string } {
  const phone = toInternationalPhone(stored)
  const digits = phone.slice(1)
  const dialCode = Object.values(dialCodes).find((code) => digits.startsWith(code)) ?? ''
  return { dialCode, national: digits.slice(dialCode.length) }
}

function withDialCode(digits: string, code: string): string {
  if (code === '') return digits.length === 10 ? `1${digits}` : digits
  if (code === '1' && digits.length === 11 && digits.startsWith('1')) return digits
  return `${code}${codesKeepingZero.has(code) ? digits : digits.replace(/^0/, '')}`
}

/** A typed number as its field shows it: the dial code, and the national number in the mask of that code. */
export function showPhone(text: string, dialCode: string): { dialCode: string; national: string } {
  if (text.trim() === '') return { dialCode, national: '' }
  const typed = splitPhone(toInternationalPhone(text, dialCode))
  if (typed.dialCode === '') return { dialCode, national: text }
  return { ...typed, national: applyMask(typed.national, phoneMaskOf(typed.dialCode)) }
}

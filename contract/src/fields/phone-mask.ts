import { dialCodes, toInternationalPhone } from './phone.ts'

/** The input mask of national numbers; X stands for a digit. */
export const phoneMaskOf = (dialCode: string): string =>
  dialCode === '1' ? '(XXX) XXX - XXXX' : 'XXXX - XXX - XXX'

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

/** A typed number as its field shows it: the dial code, and the national number in the mask of that code. */
export function showPhone(text: string, dialCode: string): { dialCode: string; national: string } {
  if (text.trim() === '') return { dialCode, national: '' }
  const typed = splitPhone(toInternationalPhone(text, dialCode))
  if (typed.dialCode === '') return { dialCode, national: text }
  return { ...typed, national: applyMask(typed.national, phoneMaskOf(typed.dialCode)) }
}

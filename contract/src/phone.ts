/** Of the countries that the shop knows. */
export const dialCodes: Readonly<Record<string, string>> = {
  US: '1',
  CA: '1',
  GB: '44',
  DE: '49',
  FR: '33',
  IT: '39',
  ES: '34',
}

/** How the rest of a number is written; X stands for a digit. */
export const phoneMaskOf = (dialCode: string): string =>
  dialCode === '1' ? '(XXX) XXX - XXXX' : 'XXXX - XXX - XXX'

/** Countries that write the zero of a number also after their code. */
const keepsZero = new Set(['39'])

/** As +14155550100, whatever stands between the digits; a national number takes the given code. */
export function internationalPhone(typed: string, dialCode = ''): string {
  const digits = typed.replaceAll(/\D/g, '')
  const start = typed.trim()
  if (start.startsWith('+')) return `+${digits}`
  if (start.startsWith('00')) return `+${digits.slice(2)}`
  return `+${withCode(digits, dialCode.replaceAll(/\D/g, ''))}`
}

const american = /^\+1[2-9]\d{9}$/
const abroad = /^\+[1-9]\d{6,14}$/

/** Whether a number could be anybody's, once it is written internationally. */
export const isPhone = (international: string): boolean =>
  (international.startsWith('+1') ? american : abroad).test(international)

function withCode(digits: string, code: string): string {
  if (code === '') return digits.length === 10 ? `1${digits}` : digits
  if (code === '1' && digits.length === 11 && digits.startsWith('1')) return digits
  return `${code}${keepsZero.has(code) ? digits : digits.replace(/^0/, '')}`
}

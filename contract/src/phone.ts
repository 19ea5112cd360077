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

function withCode(digits: string, code: string): string {
  if (code === '') return digits.length === 10 ? `1${digits}` : digits
  if (code === '1' && digits.length === 11 && digits.startsWith('1')) return digits
  return `${code}${keepsZero.has(code) ? digits : digits.replace(/^0/, '')}`
}

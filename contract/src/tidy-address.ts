import type { Address } from './address.ts'
import { dialCodes, internationalPhone } from './phone.ts'
import { provincesOf } from './provinces.ts'

/** An address as the post writes it; in the country of the shop where none is named. */
export function tidyAddress(typed: Address, country: string): Address {
  const countryCode = typed.countryCode ?? country
  const { postalCode, province, phone, phoneCode } = typed
  return {
    ...withoutBlanks(typed),
    countryCode,
    ...(postalCode && { postalCode: tidyPostalCode(postalCode, countryCode) }),
    ...(province && { province: provinceCode(province, countryCode) }),
    ...(phone && { phone: internationalPhone(phone, phoneCode ?? dialCodes[countryCode]) }),
  }
}

const withoutBlanks = (typed: Address): Address =>
  Object.fromEntries(
    Object.entries(typed)
      .map(([field, value]) => [field, typeof value === 'string' ? oneBlank(value) : value])
      .filter(([, value]) => value !== '' && value !== undefined),
  )

const oneBlank = (text: string) => text.trim().replaceAll(/\s+/g, ' ')

function tidyPostalCode(typed: string, countryCode: string): string {
  const code = typed.toUpperCase().trim()
  const joined = code.replaceAll(/[\s-]/g, '')
  if (countryCode === 'CA' && joined.length === 6) return `${joined.slice(0, 3)} ${joined.slice(3)}`
  if (countryCode === 'GB' && joined.length >= 5)
    return `${joined.slice(0, -3)} ${joined.slice(-3)}`
  if (countryCode === 'US' && joined.length === 9) return `${joined.slice(0, 5)}-${joined.slice(5)}`
  return code
}

/** By its code, its name, or its name without accents: Québec. */
function provinceCode(typed: string, countryCode: string): string {
  const wanted = plain(typed)
  const known = provincesOf(countryCode).find(
    ({ code, name }) => plain(code) === wanted || plain(name) === wanted,
  )
  return known?.code ?? typed
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .trim()
    .toLowerCase()

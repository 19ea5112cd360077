import { dialCodes, toInternationalPhone } from '../fields/phone.ts'
import type { Address } from './address.ts'
import { provincesOf } from './provinces.ts'

/** Normalises spaces, postcode, province and phone; `country` applies if the address has none. */
export function normaliseAddress(input: Address, country: string): Address {
  const countryCode = input.countryCode ?? country
  const { postalCode, province, phone, phoneCode } = input
  return {
    ...withoutEmptyFields(input),
    countryCode,
    ...(postalCode && { postalCode: normalisePostalCode(postalCode, countryCode) }),
    ...(province && { province: provinceCode(province, countryCode) }),
    ...(phone && { phone: toInternationalPhone(phone, phoneCode ?? dialCodes[countryCode]) }),
  }
}

const withoutEmptyFields = (input: Address): Address =>
  Object.fromEntries(
    Object.entries(input)
      .map(([field, value]) => [field, typeof value === 'string' ? collapseSpaces(value) : value])
      .filter(([, value]) => value !== '' && value !== undefined),
  )

const collapseSpaces = (text: string) => text.trim().replaceAll(/\s+/g, ' ')

function normalisePostalCode(input: string, countryCode: string): string {
  const code = input.toUpperCase().trim()
  const compactCode = code.replaceAll(/[\s-]/g, '')
  if (countryCode === 'CA' && compactCode.length === 6)
    return `${compactCode.slice(0, 3)} ${compactCode.slice(3)}`
  if (countryCode === 'GB' && compactCode.length >= 5)
    return `${compactCode.slice(0, -3)} ${compactCode.slice(-3)}`
  if (countryCode === 'US' && compactCode.length === 9)
    return `${compactCode.slice(0, 5)}-${compactCode.slice(5)}`
  return code
}

/** Accepts a code or a name, with or without accents: Québec. */
function provinceCode(input: string, countryCode: string): string {
  const searched = withoutAccents(input)
  const province = provincesOf(countryCode).find(
    ({ code, name }) => withoutAccents(code) === searched || withoutAccents(name) === searched,
  )
  return province?.code ?? input
}

const withoutAccents = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .trim()
    .toLowerCase()

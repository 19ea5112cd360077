import { dialCodes, toInternationalPhone } from '../fields/phone.ts'
import type { Address } from './address.ts'

/** Normalises an address whose province is a code already, as forms have it. */
export function normaliseTypedAddress(input: Address, country: string): Address {
  const countryCode = input.countryCode ?? country
  const { postalCode, phone, phoneCode } = input
  return {
    ...withoutEmptyFields(input),
    countryCode,
    ...(postalCode && { postalCode: normalisePostalCode(postalCode, countryCode) }),
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

import type { Address } from '@cairn/contract/address/address'
import type { AddressField, AddressRules } from '@cairn/contract/address/address-field'
import { type AddressProblems, findAddressProblems } from '@cairn/contract/address/address-rules'
import { normaliseTypedAddress } from '@cairn/contract/address/normalise-typed-address'
import { withCountry } from '../delivery.ts'

export const typedFields = [
  'email',
  'firstName',
  'lastName',
  'addressLine1',
  'addressLine2',
  'postalCode',
  'city',
  'province',
  'phone',
] as const satisfies readonly AddressField[]

export type TypedField = (typeof typedFields)[number]
export type TypedAddress = Partial<Record<TypedField | 'countryCode', string>>

export function readTypedAddress(form: FormData, prefix: string): TypedAddress {
  const text = (name: string) => String(form.get(`${prefix}${name}`) ?? '')
  const entries = typedFields
    .filter((field) => form.has(`${prefix}${field}`))
    .map((field) => [field, text(field)])
  const countryCode = text('countryCode')
  return { ...Object.fromEntries(entries), ...(countryCode !== '' && { countryCode }) }
}

export const typedAddressOf = (address: Address | null | undefined): TypedAddress =>
  Object.fromEntries(
    [...typedFields, 'countryCode' as const].flatMap((field) => {
      const value = address?.[field]
      return value === undefined ? [] : [[field, value]]
    }),
  )

/** The address in the usual postal notation. */
export const normalizedAddress = (typedAddress: TypedAddress, country: string): Address => {
  const countryCode = typedAddress.countryCode ?? country
  return { ...normaliseTypedAddress({ ...typedAddress, countryCode }, country), countryCode }
}

export function findFieldProblems(
  address: Address,
  rules: AddressRules,
): AddressProblems | undefined {
  const problems = findAddressProblems(withCountry(address, address.countryCode ?? ''), rules)
  return Object.keys(problems).length > 0 ? problems : undefined
}

/** The prefix of the field names of the billing address. */
export const billingFieldPrefix = 'bill-'

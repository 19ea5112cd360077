import type { Address } from '@cairn/contract/address'
import { type AddressField, type AddressRules, brokenFields } from '@cairn/contract/address-rules'
import { tidyAddress } from '@cairn/contract/tidy-address'
import { known } from './delivery.ts'

/** The fields of an address that a form may have. */
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
export type Typed = Partial<Record<TypedField | 'countryCode', string>>

/** What is wrong with a field: nothing stands there, or something that cannot be right. */
export type BrokenFields = Partial<Record<AddressField, 'missing' | 'wrong'>>

export function typedIn(form: FormData, prefix: string): Typed {
  const text = (name: string) => String(form.get(`${prefix}${name}`) ?? '')
  const given = typedFields
    .filter((field) => form.has(`${prefix}${field}`))
    .map((field) => [field, text(field)])
  const countryCode = text('countryCode')
  return { ...Object.fromEntries(given), ...(countryCode !== '' && { countryCode }) }
}

export const typedOf = (address: Address | null | undefined): Typed =>
  Object.fromEntries(
    [...typedFields, 'countryCode' as const].flatMap((field) => {
      const value = address?.[field]
      return value === undefined ? [] : [[field, value]]
    }),
  )

/** As the post writes it. */
export const addressOf = (typed: Typed, country: string): Address => {
  const countryCode = typed.countryCode ?? country
  return { ...tidyAddress({ ...typed, countryCode }, country), countryCode }
}

export function brokenIn(address: Address, rules: AddressRules): BrokenFields | undefined {
  const { missing, wrong } = brokenFields(known(address, address.countryCode ?? ''), rules)
  const broken: BrokenFields = {}
  for (const field of wrong) broken[field] = 'wrong'
  for (const field of missing) broken[field] = 'missing'
  return Object.keys(broken).length > 0 ? broken : undefined
}

import type { Address } from '@cairn/contract/address'

const parts = [
  'addressLine1',
  'addressLine2',
  'city',
  'province',
  'postalCode',
  'countryCode',
] as const

/** The same place, whoever lives there. */
export const isSameAddress = (one: Address, other: Address): boolean =>
  parts.every((part) => (one[part] ?? '') === (other[part] ?? ''))

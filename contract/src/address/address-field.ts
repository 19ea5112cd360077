/** A rule of a field as the calls answer it; null where nothing is required. */
export type FieldRule = {
  required: boolean
  minLength: number | null
  maxLength: number | null
  pattern: string | null
}

export const addressFieldNames = [
  'firstName',
  'lastName',
  'addressLine1',
  'addressLine2',
  'city',
  'province',
  'postalCode',
  'country',
  'email',
  'phone',
] as const
export type AddressField = (typeof addressFieldNames)[number]
export type AddressRules = Record<AddressField, FieldRule>

/** What an address is for. */
export type AddressUse = 'shipping' | 'billing'

/** What a site requires besides the rules of its country. */
export type AddressRuleChanges = Partial<Record<AddressField, Partial<FieldRule>>>

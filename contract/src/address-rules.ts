import type { z } from 'zod'
import type { fieldRule } from './countries.ts'
import { provincesOf } from './provinces.ts'
import { settingsOf } from './site-settings.ts'
import { locales, siteOf } from './sites.ts'

export type FieldRule = z.infer<typeof fieldRule>

export const addressFields = [
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
export type AddressField = (typeof addressFields)[number]
export type AddressRules = Record<AddressField, FieldRule>

const rule = (more: Partial<FieldRule> = {}): FieldRule => ({
  required: true,
  minLength: null,
  maxLength: null,
  pattern: null,
  ...more,
})

const name = rule({ minLength: 2, maxLength: 30 })

const usual: AddressRules = {
  firstName: name,
  lastName: name,
  addressLine1: rule({ maxLength: 30 }),
  addressLine2: rule({ required: false, maxLength: 30 }),
  city: rule({ maxLength: 30 }),
  province: rule({ required: false, maxLength: 30 }),
  postalCode: rule({ pattern: '^[A-Z0-9][A-Z0-9 -]{1,10}[A-Z0-9]$' }),
  country: rule(),
  email: rule({ maxLength: 100, pattern: String.raw`^[^@\s]+@[^@\s]+\.[^@\s]+$` }),
  phone: rule({ pattern: String.raw`^\+\d{7,15}$` }),
}

const fiveDigits = String.raw`^\d{5}$`
const postalCodes: Record<string, string> = {
  US: String.raw`^\d{5}(-\d{4})?$`,
  CA: String.raw`^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] \d[ABCEGHJ-NPRSTV-Z]\d$`,
  GB: String.raw`^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$`,
  DE: fiveDigits,
  FR: fiveDigits,
  IT: fiveDigits,
  ES: fiveDigits,
}

const inNorthAmerica = { phone: rule({ pattern: String.raw`^\+1[2-9]\d{9}$` }) }
const perCountry: Record<string, Partial<AddressRules>> = {
  US: inNorthAmerica,
  CA: inNorthAmerica,
}

/** What an address in a country must look like once it is tidied. */
export const addressRulesOf = (countryCode: string): AddressRules => ({
  ...usual,
  ...perCountry[countryCode],
  ...(postalCodes[countryCode] !== undefined && {
    postalCode: rule({ pattern: postalCodes[countryCode] }),
  }),
  province: { ...usual.province, required: provincesOf(countryCode).length > 0 },
})

/** Where parcels are fetched. */
export type FetchedAt = 'collectionPoint' | 'store'

/** Who fetches a parcel leaves a name, and how to be told that it is there; some sites ask for less. */
export function contactRules(countryCode: string, at: FetchedAt): AddressRules {
  const rules = withoutStreet(countryCode)
  const { collectionPointsAskFor: asked, storesAskForEmail } = settingsIn(countryCode)
  if (at === 'store') return { ...rules, email: { ...rules.email, required: storesAskForEmail } }
  const ruleFor = (field: AddressField, wanted: (typeof asked)[number]) => ({
    ...rules[field],
    required: asked.includes(wanted),
  })
  return {
    ...rules,
    firstName: ruleFor('firstName', 'contact'),
    lastName: ruleFor('lastName', 'contact'),
    email: ruleFor('email', 'email'),
    phone: ruleFor('phone', 'phone'),
  }
}

/** The same for all locales of a country. */
const settingsIn = (countryCode: string) =>
  settingsOf(locales.find((locale) => siteOf(locale).country === countryCode) ?? 'en-us')

const withoutStreet = (countryCode: string): AddressRules => {
  const rules = addressRulesOf(countryCode)
  const optional = (field: AddressField) => ({ ...rules[field], required: false })
  return {
    ...rules,
    addressLine1: optional('addressLine1'),
    city: optional('city'),
    province: optional('province'),
    postalCode: optional('postalCode'),
    country: optional('country'),
  }
}

/** What comes by email needs nothing else. */
export const emailRules = (countryCode: string): AddressRules => {
  const rules = withoutStreet(countryCode)
  const optional = { required: false }
  return {
    ...rules,
    firstName: { ...rules.firstName, ...optional },
    lastName: { ...rules.lastName, ...optional },
    phone: { ...rules.phone, ...optional },
  }
}

/** The fields of an address that break a rule, those that are missing first. */
export function brokenFields(
  address: Readonly<Partial<Record<AddressField, string | undefined>>>,
  rules: AddressRules,
): { missing: AddressField[]; wrong: AddressField[] } {
  const valueOf = (field: AddressField) => address[field] ?? ''
  return {
    missing: addressFields.filter((field) => rules[field].required && valueOf(field) === ''),
    wrong: addressFields.filter(
      (field) => valueOf(field) !== '' && breaks(valueOf(field), rules[field]),
    ),
  }
}

const breaks = (value: string, { minLength, maxLength, pattern }: FieldRule) =>
  value.length < (minLength ?? 0) ||
  value.length > (maxLength ?? Infinity) ||
  (pattern !== null && !new RegExp(pattern, 'u').test(value))

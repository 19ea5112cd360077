import { addressSettingsOf, localeIn } from '../sites/address-settings.ts'
import { emailPattern, maxEmailLength } from '../validation/email-rule.ts'
import type { Problem, ProblemName, TextRule } from '../validation/rule.ts'
import { findTextProblem, required } from '../validation/text-rules.ts'
import {
  type AddressField,
  addressFieldNames,
  type AddressRuleChanges,
  type AddressRules,
  type AddressUse,
  type FieldRule,
} from './address-field.ts'
import { hasProvinces } from './provinces.ts'

const rule = (overrides: Partial<FieldRule> = {}): FieldRule => ({
  required: true,
  minLength: null,
  maxLength: null,
  pattern: null,
  ...overrides,
})

const name = rule({ minLength: 2, maxLength: 30 })

const defaultRules: AddressRules = {
  firstName: name,
  lastName: name,
  addressLine1: rule({ maxLength: 30 }),
  addressLine2: rule({ required: false, maxLength: 30 }),
  city: rule({ maxLength: 30 }),
  province: rule({ required: false, maxLength: 30 }),
  postalCode: rule({ pattern: '^[A-Z0-9][A-Z0-9 -]{1,10}[A-Z0-9]$' }),
  country: rule(),
  email: rule({ maxLength: maxEmailLength, pattern: emailPattern.source }),
  phone: rule({ pattern: String.raw`^\+\d{7,15}$` }),
}

const fiveDigits = String.raw`^\d{5}$`
const postalCodePatterns: Record<string, string> = {
  US: String.raw`^\d{5}(-\d{4})?$`,
  CA: String.raw`^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] \d[ABCEGHJ-NPRSTV-Z]\d$`,
  GB: String.raw`^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$`,
  DE: fiveDigits,
  FR: fiveDigits,
  IT: fiveDigits,
  ES: fiveDigits,
}

const inNorthAmerica = { phone: rule({ pattern: String.raw`^\+1[2-9]\d{9}$` }) }
const rulesByCountry: Record<string, Partial<AddressRules>> = {
  US: inNorthAmerica,
  CA: inNorthAmerica,
}

/** The rules of a country for normalised addresses, with the changes of its site. */
export const addressRulesOf = (countryCode: string, use: AddressUse = 'shipping'): AddressRules =>
  withChanges(
    {
      ...defaultRules,
      ...rulesByCountry[countryCode],
      ...(postalCodePatterns[countryCode] !== undefined && {
        postalCode: rule({ pattern: postalCodePatterns[countryCode] }),
      }),
      province: { ...defaultRules.province, required: hasProvinces(countryCode) },
    },
    addressSettingsIn(countryCode).addressRules[use],
  )

const addressSettingsIn = (countryCode: string) =>
  addressSettingsOf(localeIn(countryCode) ?? 'en-us')

function withChanges(rules: AddressRules, changes: AddressRuleChanges): AddressRules {
  const changedRules = { ...rules }
  for (const field of addressFieldNames)
    changedRules[field] = { ...rules[field], ...changes[field] }
  return changedRules
}

export type PickupKind = 'collectionPoint' | 'store'

const streetFields = ['addressLine1', 'city', 'province', 'postalCode', 'country'] as const

const withOptional = (countryCode: string, fields: readonly AddressField[]): AddressRules =>
  withChanges(
    addressRulesOf(countryCode),
    Object.fromEntries(fields.map((field) => [field, { required: false }])),
  )

/** The rules for the contact of a pickup; the required fields depend on the site settings. */
export function pickupContactRules(countryCode: string, pickup: PickupKind): AddressRules {
  const rules = withOptional(countryCode, streetFields)
  const { requiredCollectionPointFields, requiresEmailForStorePickup } =
    addressSettingsIn(countryCode)
  if (pickup === 'store')
    return withChanges(rules, { email: { required: requiresEmailForStorePickup } })
  const isRequired = (field: (typeof requiredCollectionPointFields)[number]) => ({
    required: requiredCollectionPointFields.includes(field),
  })
  return withChanges(rules, {
    firstName: isRequired('contact'),
    lastName: isRequired('contact'),
    email: isRequired('email'),
    phone: isRequired('phone'),
  })
}

/** The rules for digital delivery, which only requires an email address. */
export const emailDeliveryRules = (countryCode: string): AddressRules =>
  withOptional(countryCode, [...streetFields, 'firstName', 'lastName', 'phone'])

export type AddressProblems = Partial<Record<AddressField, Problem>>

/** The problems of a normalised address. */
export function findAddressProblems(
  address: Readonly<Partial<Record<AddressField, string | undefined>>>,
  rules: AddressRules,
): AddressProblems {
  const problems: AddressProblems = {}
  for (const field of addressFieldNames) {
    const problem = findTextProblem(address[field] ?? '', rulesOfField(field, rules[field]))
    if (problem) problems[field] = problem
  }
  return problems
}

/** The fields of a normalised address that are missing, and those that break another rule. */
export function findInvalidFields(
  address: Readonly<Partial<Record<AddressField, string | undefined>>>,
  rules: AddressRules,
): { missing: AddressField[]; invalid: AddressField[] } {
  const problems = findAddressProblems(address, rules)
  const isMissing = (field: AddressField) => problems[field]?.name === 'fieldRequired'
  return {
    missing: addressFieldNames.filter(isMissing),
    invalid: addressFieldNames.filter((field) => problems[field] && !isMissing(field)),
  }
}

/** Patterns say what a field must look like, but not what to tell who typed something else. */
const patternProblems: Partial<Record<AddressField, ProblemName>> = {
  email: 'emailMalformed',
  phone: 'phoneWrong',
  postalCode: 'postalCodeWrong',
}

export function rulesOfField(
  field: AddressField,
  { required: isRequired, minLength, maxLength, pattern }: FieldRule,
): TextRule[] {
  const rules: TextRule[] = isRequired ? [...required] : []
  if (minLength !== null) rules.push({ kind: 'minLength', length: minLength })
  if (maxLength !== null) rules.push({ kind: 'maxLength', length: maxLength })
  if (pattern !== null) rules.push({ kind: 'pattern', pattern, problem: patternProblems[field] })
  return rules
}

import { addressRulesOf, findInvalidFields } from '@cairn/contract/address/address-rules'
import { normaliseAddress } from '@cairn/contract/address/normalise-address'
import {
  ageOn,
  earliestBirthDate,
  minimumAgeIn,
  personNamePattern,
} from '@cairn/contract/fields/person-rules'
import { dialCodes, toInternationalPhone, isValidPhone } from '@cairn/contract/fields/phone'
import { settingsOf } from '@cairn/contract/sites/site-settings'
import { type Locale, siteOf } from '@cairn/contract/sites/sites'
import { birthDateFrom } from './birth-date.ts'

/** The optional and required fields of members, in the order of the form. */
export const joinFields = ['firstName', 'lastName', 'birthDate', 'phone', 'postalCode'] as const
export type JoinField = (typeof joinFields)[number]

export type JoinFormValues = Partial<Record<JoinField, string>> & { isAgreed: boolean }
export type JoinProblem =
  | 'fieldRequired'
  | 'nameInvalid'
  | 'birthDateWrong'
  | 'tooYoung'
  | 'phoneWrong'
  | 'phoneTaken'
  | 'postalCodeWrong'
type JoinProblems = Partial<Record<JoinField, JoinProblem> & { terms: 'checkboxRequired' }>

export type JoinContext = { locale: Locale; today: string }

export const isRequired = (field: JoinField, locale: Locale): boolean =>
  field === 'firstName' ||
  field === 'lastName' ||
  settingsOf(locale).requiredMemberFields.includes(field)

/** The problems are in the order of the fields, because the first invalid field is focused. */
export function findJoinProblems(
  values: JoinFormValues,
  fields: readonly JoinField[],
  context: JoinContext,
): JoinProblems {
  const invalid: JoinProblems = {}
  for (const field of fields) {
    const problem = problemWith(field, values[field] ?? '', context)
    if (problem) invalid[field] = problem
  }
  if (!values.isAgreed) invalid.terms = 'checkboxRequired'
  return invalid
}

function problemWith(
  field: JoinField,
  text: string,
  context: JoinContext,
): JoinProblem | undefined {
  if (text === '') return isRequired(field, context.locale) ? 'fieldRequired' : undefined
  return validators[field](text, context)
}

const nameProblem = (name: string) => (personNamePattern.test(name) ? undefined : 'nameInvalid')

const validators: Record<
  JoinField,
  (text: string, context: JoinContext) => JoinProblem | undefined
> = {
  firstName: nameProblem,
  lastName: nameProblem,
  birthDate: (text, { locale, today }) => {
    const { region, country } = siteOf(locale)
    const birthDate = birthDateFrom(text, region)
    if (!birthDate || birthDate < earliestBirthDate || birthDate > today) return 'birthDateWrong'
    return ageOn(today, birthDate) < minimumAgeIn(country) ? 'tooYoung' : undefined
  },
  phone: (text, { locale }) =>
    isValidPhone(toInternationalPhone(text, dialCodes[siteOf(locale).country]))
      ? undefined
      : 'phoneWrong',
  postalCode: (text, { locale }) => {
    const { country } = siteOf(locale)
    const normalized = normaliseAddress({ postalCode: text }, country)
    const { invalid } = findInvalidFields(normalized, addressRulesOf(country))
    return invalid.includes('postalCode') ? 'postalCodeWrong' : undefined
  },
}

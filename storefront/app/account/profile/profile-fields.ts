import { normaliseTypedAddress } from '@cairn/contract/address/normalise-typed-address'
import { toInternationalPhone } from '@cairn/contract/fields/phone'
import { type Locale, siteOf } from '@cairn/contract/sites/sites'
import { formatDay, parseDate } from '@cairn/contract/validation/dates'
import { findProblem } from '@cairn/contract/validation/find-problem'
import { type PersonRequirements, profileRules } from '@cairn/contract/validation/profile-rules'
import type { Problem, Rule } from '@cairn/contract/validation/rule'
import { required } from '@cairn/contract/validation/text-rules'

/** In the order of the form. */
export const profileFields = [
  'firstName',
  'lastName',
  'birthDate',
  'phone',
  'postalCode',
  'gender',
] as const
export type ProfileField = (typeof profileFields)[number]
type ProfileValues = Partial<Record<ProfileField, string>>

export const genders = ['female', 'male', 'other', 'undisclosed'] as const
type Gender = (typeof genders)[number]

export type ProfileContext = {
  locale: Locale
  /** The date by the server's clock. */
  today: string
  requirements: PersonRequirements
  /** What the profile has. It can be changed, but not removed. */
  stored: ProfileValues
}

export function profileFormRules(context: ProfileContext): Record<ProfileField, readonly Rule[]> {
  const { today, requirements, stored } = context
  const rules: Record<ProfileField, readonly Rule[]> = {
    ...profileRules(requirements, today),
    gender: requirements.gender.required ? required : [],
  }
  for (const field of profileFields)
    if (stored[field] !== undefined) rules[field] = [...required, ...rules[field]]
  return rules
}

/** The problems in the order of the fields, because the first invalid one is focused. */
export function findProfileProblems(
  values: ProfileValues,
  context: ProfileContext,
): Partial<Record<ProfileField, Problem>> | undefined {
  const rules = profileFormRules(context)
  const { country } = siteOf(context.locale)
  const texts = { ...values, postalCode: postalCodeIn(values, country) }
  const problems: Partial<Record<ProfileField, Problem>> = {}
  for (const field of changedFields(values, context)) {
    const problem = findProblem(texts[field] ?? '', rules[field])
    if (problem) problems[field] = problem
  }
  return Object.keys(problems).length > 0 ? problems : undefined
}

/** Another site may have other rules for what is stored, so that it is neither checked nor sent again. */
const changedFields = (values: ProfileValues, { stored }: ProfileContext): ProfileField[] =>
  profileFields.filter((field) => !values[field] || values[field] !== stored[field])

export const postalCodeIn = ({ postalCode = '' }: ProfileValues, country: string) =>
  normaliseTypedAddress({ postalCode }, country).postalCode

/** The changed fields as the call takes them. */
export function profileDetails(values: ProfileValues, context: ProfileContext) {
  const { locale, requirements } = context
  const changes: ProfileValues = {}
  for (const field of changedFields(values, context)) {
    const value = values[field]
    if (value) changes[field] = value
  }
  const { firstName, lastName, birthDate, phone, gender } = changes
  const { format } = requirements.birthDate
  return {
    firstName,
    lastName,
    birthDate: birthDate && parseDate(birthDate, format),
    phone: phone && toInternationalPhone(phone, requirements.phone.dialCode),
    postalCode: postalCodeIn(changes, siteOf(locale).country),
    gender: genders.find((known) => known === gender),
  }
}

type StoredDetails = Partial<Record<Exclude<ProfileField, 'gender'>, string | undefined>> & {
  gender?: Gender | undefined
}

/** What the profile has, as the form shows it. A number of ten digits is North American on every site. */
export function shownProfile(
  details: StoredDetails,
  { birthDate: { format } }: Pick<PersonRequirements, 'birthDate'>,
): ProfileValues {
  const values: ProfileValues = {}
  for (const field of profileFields) {
    const value = details[field]
    if (value === undefined) continue
    values[field] = value
    if (field === 'birthDate') values[field] = formatDay(value, format)
    if (field === 'phone') values[field] = toInternationalPhone(value)
  }
  return values
}

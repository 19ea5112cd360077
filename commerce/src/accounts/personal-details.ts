import type { PersonalDetailsInput } from '@cairn/contract/accounts/profile'
import { addressRulesOf, findInvalidFields } from '@cairn/contract/address/address-rules'
import { normaliseAddress } from '@cairn/contract/address/normalise-address'
import { dialCodes, toInternationalPhone } from '@cairn/contract/fields/phone'
import { accept, type Refusal, refuse, type Result } from '@cairn/contract/refusals/result'
import { type Locale, siteOf } from '@cairn/contract/sites/sites'
import { findProblem } from '@cairn/contract/validation/find-problem'
import { personRequirementsOf, profileRules } from '@cairn/contract/validation/profile-rules'
import type { Problem } from '@cairn/contract/validation/rule'
import type { Profile } from './account.ts'

export type PersonalDetails = Pick<
  Profile,
  'firstName' | 'lastName' | 'phone' | 'postalCode' | 'birthDate' | 'gender'
>

export type DetailsContext = { locale: Locale; today: string }
export type DetailsRefusal = Refusal<'fieldsInvalid' | 'ageInvalid'>

/** Normalises and checks the typed details. Empty fields are left out. */
export function parsePersonalDetails(
  input: PersonalDetailsInput,
  context: DetailsContext,
): Result<Partial<PersonalDetails>, DetailsRefusal> {
  const { country } = siteOf(context.locale)
  const { firstName, lastName, postalCode, gender, birthDate } = input
  const address = normaliseAddress({ firstName, lastName, postalCode }, country)
  const phone = phoneFrom(input, country)
  if (phone !== undefined && phoneProblem(phone, input)) return refuse('fieldsInvalid')
  if (findInvalidFields(address, addressRulesOf(country)).invalid.includes('postalCode'))
    return refuse('fieldsInvalid')
  const checkedBirthDate =
    birthDate === undefined ? accept(undefined) : checkBirthDate(birthDate, context)
  if (!checkedBirthDate.ok) return checkedBirthDate
  const details = {
    firstName: address.firstName,
    lastName: address.lastName,
    postalCode: address.postalCode,
    phone,
    gender,
    birthDate: checkedBirthDate.value,
  }
  return accept(withoutUndefined(details))
}

const phoneFrom = (
  { phone, phoneCode }: PersonalDetailsInput,
  country: string,
): string | undefined =>
  phone ? toInternationalPhone(phone, phoneCode ?? dialCodes[country]) : undefined

/** A number may have another dial code than that of the site, but not another one than that which was chosen. */
const phoneProblem = (international: string, { phoneCode = '' }: PersonalDetailsInput) =>
  findProblem(international, [{ kind: 'phone', dialCode: phoneCode }])

const withoutUndefined = (details: {
  [Field in keyof PersonalDetails]: PersonalDetails[Field] | undefined
}): Partial<PersonalDetails> =>
  Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined))

export function checkBirthDate(
  birthDate: string,
  { locale, today }: DetailsContext,
): Result<string, DetailsRefusal> {
  const requirements = personRequirementsOf(locale)
  const problem = findProblem(birthDate, profileRules(requirements, today).birthDate)
  return problem ? refuseBirthDate(problem, requirements.birthDate) : accept(birthDate)
}

const refuseBirthDate = ({ name }: Problem, { minimumAge }: { minimumAge: number }) =>
  name === 'tooYoung' || name === 'dateTooLate'
    ? refuse('ageInvalid', { minimumAge })
    : refuse('fieldsInvalid')

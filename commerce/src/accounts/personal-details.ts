import { addressRulesOf, findInvalidFields } from '@cairn/contract/address/address-rules'
import { ageOn, earliestBirthDate, minimumAgeIn } from '@cairn/contract/fields/person-rules'
import { dialCodes, toInternationalPhone, isValidPhone } from '@cairn/contract/fields/phone'
import type { PersonalDetailsInput } from '@cairn/contract/accounts/profile'
import { accept, type Refusal, refuse, type Result } from '@cairn/contract/refusals/result'
import { type Locale, siteOf } from '@cairn/contract/sites/sites'
import { normaliseAddress } from '@cairn/contract/address/normalise-address'
import type { Profile } from './account.ts'

export type PersonalDetails = Pick<
  Profile,
  'firstName' | 'lastName' | 'phone' | 'postalCode' | 'birthDate' | 'gender'
>
export type DetailsContext = { locale: Locale; today: string }
export type DetailsRefusal = Refusal<'fieldsInvalid' | 'ageInvalid'>

/** Normalises and checks the typed details. Empty fields are left out. */
export function parsePersonalDetails(
  typed: PersonalDetailsInput,
  context: DetailsContext,
): Result<Partial<PersonalDetails>, DetailsRefusal> {
  const { country } = siteOf(context.locale)
  const { firstName, lastName, postalCode, gender, birthDate } = typed
  const normalised = normaliseAddress({ firstName, lastName, postalCode }, country)
  const phone = phoneFrom(typed, country)
  if (phone !== undefined && !isValidPhone(phone)) return refuse('fieldsInvalid')
  if (findInvalidFields(normalised, addressRulesOf(country)).invalid.includes('postalCode'))
    return refuse('fieldsInvalid')
  const checkedBirthDate =
    birthDate === undefined ? accept(undefined) : checkBirthDate(birthDate, context)
  if (!checkedBirthDate.ok) return checkedBirthDate
  const details = {
    firstName: normalised.firstName,
    lastName: normalised.lastName,
    postalCode: normalised.postalCode,
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

const withoutUndefined = (details: {
  [Field in keyof PersonalDetails]: PersonalDetails[Field] | undefined
}): Partial<PersonalDetails> =>
  Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined))

export function checkBirthDate(
  birthDate: string,
  { locale, today }: DetailsContext,
): Result<string, DetailsRefusal> {
  if (birthDate < earliestBirthDate) return refuse('fieldsInvalid')
  const minimumAge = minimumAgeIn(siteOf(locale).country)
  return ageOn(today, birthDate) < minimumAge
    ? refuse('ageInvalid', { minimumAge })
    : accept(birthDate)
}

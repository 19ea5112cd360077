import { addressRulesOf, brokenFields } from '@cairn/contract/address-rules'
import { ageOn, earliestBirthDate, minimumAgeIn } from '@cairn/contract/birth-date'
import { dialCodes, internationalPhone, isPhone } from '@cairn/contract/phone'
import type { TypedDetails } from '@cairn/contract/profile-entity'
import { accept, type Refusal, refuse, type Result } from '@cairn/contract/result'
import { type Locale, siteOf } from '@cairn/contract/sites'
import { tidyAddress } from '@cairn/contract/tidy-address'
import type { Profile } from './account.ts'

/** What somebody tells of themselves. */
export type Details = Pick<
  Profile,
  'firstName' | 'lastName' | 'phone' | 'postalCode' | 'birthDate' | 'gender'
>
export type Here = { locale: Locale; today: string }
export type Wrong = Refusal<'fieldsInvalid' | 'ageInvalid'>

/** Written as it is kept; what is left empty stays as it is. */
export function detailsFrom(typed: TypedDetails, here: Here): Result<Partial<Details>, Wrong> {
  const { country } = siteOf(here.locale)
  const { firstName, lastName, postalCode, gender, birthDate } = typed
  const tidied = tidyAddress({ firstName, lastName, postalCode }, country)
  const phone = phoneFrom(typed, country)
  if (phone !== undefined && !isPhone(phone)) return refuse('fieldsInvalid')
  if (brokenFields(tidied, addressRulesOf(country)).wrong.includes('postalCode'))
    return refuse('fieldsInvalid')
  const born = birthDate === undefined ? accept(undefined) : checkBirthDate(birthDate, here)
  if (!born.ok) return born
  const details = {
    firstName: tidied.firstName,
    lastName: tidied.lastName,
    postalCode: tidied.postalCode,
    phone,
    gender,
    birthDate: born.value,
  }
  return accept(withoutGaps(details))
}

const phoneFrom = ({ phone, phoneCode }: TypedDetails, country: string): string | undefined =>
  phone ? internationalPhone(phone, phoneCode ?? dialCodes[country]) : undefined

const withoutGaps = (details: {
  [Field in keyof Details]: Details[Field] | undefined
}): Partial<Details> =>
  Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined))

export function checkBirthDate(birthDate: string, { locale, today }: Here): Result<string, Wrong> {
  if (birthDate < earliestBirthDate) return refuse('fieldsInvalid')
  const minimumAge = minimumAgeIn(siteOf(locale).country)
  return ageOn(today, birthDate) < minimumAge
    ? refuse('ageInvalid', { minimumAge })
    : accept(birthDate)
}

import { normaliseTypedAddress } from '@cairn/contract/address/normalise-typed-address'
import { toInternationalPhone } from '@cairn/contract/fields/phone'
import { type Locale, siteOf } from '@cairn/contract/sites/sites'
import { parseDate } from '@cairn/contract/validation/dates'
import type { PersonRequirements } from '@cairn/contract/validation/profile-rules'
import type { FormValues } from '@cairn/contract/validation/rule'

const genders = ['female', 'male', 'other', 'undisclosed'] as const
export const genderLabels = {
  female: 'genderFemale',
  male: 'genderMale',
  other: 'genderOther',
  undisclosed: 'genderUndisclosed',
} as const satisfies Record<(typeof genders)[number], string>

/** The details besides the name, as the calls take them. Empty fields are left out. */
export function typedDetails(
  values: FormValues,
  { locale, requirements }: { locale: Locale; requirements: PersonRequirements },
) {
  const text = (name: string) => values[name]?.trim() ?? ''
  const phone = text('phone')
  const postalCode = postalCodeOf(values, locale)
  const birthDate = parseDate(text('birthDate'), requirements.birthDate.format)
  const gender = genders.find((name) => name === values['gender'])
  const dialCode = text('phoneCode') || requirements.phone.dialCode
  return {
    ...(birthDate !== undefined && { birthDate }),
    ...(phone !== '' && { phone: toInternationalPhone(phone, dialCode) }),
    ...(gender && { gender }),
    ...(postalCode !== '' && { postalCode }),
  }
}

export const postalCodeOf = ({ postalCode = '' }: FormValues, locale: Locale): string =>
  normaliseTypedAddress({ postalCode }, siteOf(locale).country).postalCode ?? ''

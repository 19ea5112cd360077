import type { z } from 'zod'
import type { countryRules } from '../address/address-calls.ts'
import { addressRulesOf, rulesOfField } from '../address/address-rules.ts'
import { phoneMaskOf } from '../fields/phone-mask.ts'
import { dialCodes } from '../fields/phone.ts'
import { localeIn } from '../sites/address-settings.ts'
import { settingsOf } from '../sites/site-settings.ts'
import { type Locale, siteOf } from '../sites/sites.ts'
import { dateFormatOf } from './dates.ts'
import { requiredEmail } from './email-rule.ts'
import { requiredName } from './find-problem.ts'
import type { Rule } from './rule.ts'
import { required } from './text-rules.ts'

/** What a country requires of the details of a person; readCountryRules answers with it. */
export type PersonRequirements = Pick<
  z.infer<typeof countryRules>,
  'phone' | 'birthDate' | 'postalCode' | 'gender' | 'smsConsent'
>

/** The requirements for a person in a country, in the format of the page. */
export function personRequirementsOf(
  locale: Locale,
  countryCode: string = siteOf(locale).country,
): PersonRequirements {
  const { requiredMemberFields, asksForGender, requiresSmsConsent } = settingsOf(locale)
  // Countries without a site have the settings of Europe.
  const { earliestBirthDate, minimumAge } = settingsOf(localeIn(countryCode) ?? 'de-de')
  const dialCode = dialCodes[countryCode] ?? ''
  return {
    phone: {
      dialCode,
      mask: phoneMaskOf(dialCode),
      required: requiredMemberFields.includes('phone'),
    },
    birthDate: {
      format: dateFormatOf(siteOf(locale).region),
      required: requiredMemberFields.includes('birthDate'),
      earliest: earliestBirthDate,
      minimumAge,
    },
    postalCode: {
      ...addressRulesOf(countryCode).postalCode,
      required: requiredMemberFields.includes('postalCode'),
    },
    gender: { shown: asksForGender, required: asksForGender },
    smsConsent: { required: requiresSmsConsent },
  }
}

/** The rules for the details of a person; `today` is the date by the server's clock. */
export function profileRules({ phone, birthDate, postalCode }: PersonRequirements, today: string) {
  const { format, earliest, minimumAge } = birthDate
  return {
    firstName: requiredName,
    lastName: requiredName,
    birthDate: requiredIf(birthDate.required, [
      { kind: 'date', format, earliest, latest: today },
      { kind: 'minimumAge', format, years: minimumAge, today },
    ]),
    phone: requiredIf(phone.required, [{ kind: 'phone', dialCode: phone.dialCode }]),
    postalCode: rulesOfField('postalCode', postalCode),
  }
}

/** The rules of a new account, besides the consents that its form asks for. */
export const signUpRules = (requirements: PersonRequirements, today: string) => ({
  ...profileRules(requirements, today),
  email: requiredEmail,
  password: [...required, { kind: 'newPassword' }] as const,
  confirmPassword: [
    ...required,
    { kind: 'sameAs', field: 'password', problem: 'passwordsDiffer' },
  ] as const,
  gender: requiredIf(requirements.gender.required, []),
})

/** Who gives a phone number consents to text messages, where the site requires it. */
export const smsConsentRules = (
  { smsConsent }: PersonRequirements,
  phone: string,
): readonly Rule[] => (smsConsent.required && phone.trim() !== '' ? [{ kind: 'ticked' }] : [])

const requiredIf = (isRequired: boolean, rules: readonly Rule[]): readonly Rule[] =>
  isRequired ? [...required, ...rules] : rules

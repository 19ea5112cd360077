import type { signUp } from '@cairn/contract/accounts/credential-calls'
import type { Acquisition } from '@cairn/contract/accounts/profile'
import { accept, type Refusal, refuse, type Result } from '@cairn/contract/refusals/result'
import { settingsOf } from '@cairn/contract/sites/site-settings'
import { personRequirementsOf } from '@cairn/contract/validation/profile-rules'
import type { InputOf } from '@cairn/contract/wire/call'
import { isEmail } from './account.ts'
import {
  type DetailsContext,
  type DetailsRefusal,
  parsePersonalDetails,
  type PersonalDetails,
} from './personal-details.ts'

export type SignUpInput = InputOf<typeof signUp>['body']

export type NewAccount = {
  email: string
  details: Partial<PersonalDetails>
  acquisition: (Acquisition & { leadSource?: string }) | undefined
  isTemporaryPassword: boolean
}

/** What a profile already has. It remains, and may have the format of another site. */
export type KnownContacts = { phone: string | null; postalCode: string | null }

type SignUpRefusal =
  | DetailsRefusal
  | Refusal<'emailMalformed' | 'birthDateMissing' | 'sessionNotEntitled'>

/** Checks what can be checked without the other accounts. */
export function checkNewAccount(
  input: SignUpInput,
  context: DetailsContext & { leadSource: string | undefined; known: KnownContacts },
): Result<NewAccount, SignUpRefusal> {
  const email = input.email.trim()
  if (!isEmail(email)) return refuse('emailMalformed')
  if (input.subscriptions.loyaltyConsent && !settingsOf(context.locale).hasLoyalty)
    return refuse('sessionNotEntitled')
  const { known } = context
  const parsed = parsePersonalDetails(withoutKnown(input, known), context)
  if (!parsed.ok) return parsed
  const complete = checkComplete(withKnown(parsed.value, known), input, context)
  if (!complete.ok) return complete
  return accept({
    email,
    details: parsed.value,
    acquisition: acquisitionOf(input, context.leadSource),
    isTemporaryPassword: input.isTemporaryPassword,
  })
}

const withoutKnown = (input: SignUpInput, { phone, postalCode }: KnownContacts): SignUpInput => ({
  ...input,
  phone: phone === null ? input.phone : undefined,
  postalCode: postalCode === null ? input.postalCode : undefined,
})

const withKnown = (
  details: Partial<PersonalDetails>,
  { phone, postalCode }: KnownContacts,
): Partial<PersonalDetails> => ({
  ...details,
  ...(phone !== null && { phone }),
  ...(postalCode !== null && { postalCode }),
})

/** Checks that everything is there that the site requires. */
function checkComplete(
  { birthDate, ...details }: Partial<PersonalDetails>,
  { subscriptions }: SignUpInput,
  { locale }: DetailsContext,
): Result<null, Refusal<'birthDateMissing' | 'fieldsInvalid'>> {
  const requirements = personRequirementsOf(locale)
  if (birthDate === undefined && requirements.birthDate.required) return refuse('birthDateMissing')
  const { requiredMemberFields } = settingsOf(locale)
  const needed = requiredMemberFields.filter((field) => field !== 'birthDate')
  if (needed.some((field) => !details[field])) return refuse('fieldsInvalid')
  if (requirements.gender.required && details.gender === undefined) return refuse('fieldsInvalid')
  const lacksConsent = requirements.smsConsent.required && !subscriptions.smsNotificationConsent
  return details.phone && lacksConsent ? refuse('fieldsInvalid') : accept(null)
}

const acquisitionOf = ({ source }: SignUpInput, leadSource: string | undefined) =>
  source || leadSource !== undefined
    ? { ...source, ...(leadSource !== undefined && { leadSource }) }
    : undefined

import type { changeProfile } from '@cairn/contract/accounts/account-calls'
import { joinInterests, splitInterests } from '@cairn/contract/accounts/interests'
import type { Acquisition, Enrollment } from '@cairn/contract/accounts/profile'
import { accept, type Refusal, refuse, type Result } from '@cairn/contract/refusals/result'
import { settingsOf } from '@cairn/contract/sites/site-settings'
import type { InputOf } from '@cairn/contract/wire/call'
import { isEmail, loginOf, type Profile } from './account.ts'
import {
  checkBirthDate,
  type DetailsContext,
  type DetailsRefusal,
  parsePersonalDetails,
  type PersonalDetails,
} from './personal-details.ts'

export type ProfileChangeInput = InputOf<typeof changeProfile>['body']['consumerProfile']
export type ProfileChange = {
  /** Another address than that of the account. It takes effect when the link that is mailed to it is followed. */
  email: string | undefined
  details: Partial<PersonalDetails>
  preferences: Partial<Preferences>
  acquisition: Acquisition | undefined
  acceptsEmployeeTerms: boolean
  enrollment: Enrollment | undefined
}

type KnownProfile = PersonalDetails & Pick<Profile, 'consumerType' | 'email'>
type JoinRefusal = DetailsRefusal | Refusal<'birthDateMissing' | 'sessionNotEntitled'>

/** Checks a change of the profile. Joining only fills in details that are missing. */
export function checkProfileChange(
  profile: KnownProfile,
  input: ProfileChangeInput,
  context: DetailsContext,
): Result<ProfileChange, JoinRefusal | Refusal<'emailMalformed'>> {
  const permitted = checkPermitted(profile, input)
  if (!permitted.ok) return permitted
  const { consumerDetails = {}, enrollments = [] } = input
  const detailsResult = parsePersonalDetails(consumerDetails, context)
  if (!detailsResult.ok) return detailsResult
  const [enrollment] = enrollments
  const details = enrollment ? missingDetailsOf(profile, detailsResult.value) : detailsResult.value
  // Leaving is always allowed.
  const joinResult = enrollment?.optin
    ? checkJoin({ ...profile, ...details }, context)
    : accept(null)
  if (!joinResult.ok) return joinResult
  return accept({
    email: newEmailIn(profile, input),
    details,
    preferences: preferencesIn(input),
    acquisition: consumerDetails.source,
    acceptsEmployeeTerms: input.isEmployeeDiscountTCAccepted === true,
    enrollment,
  })
}

/** Only employees have terms to accept. */
function checkPermitted(
  profile: KnownProfile,
  input: ProfileChangeInput,
): Result<null, Refusal<'emailMalformed' | 'sessionNotEntitled'>> {
  const email = newEmailIn(profile, input)
  if (email !== undefined && !isEmail(email)) return refuse('emailMalformed')
  const isAllowed = !input.isEmployeeDiscountTCAccepted || profile.consumerType === 'EMPLOYEE'
  return isAllowed ? accept(null) : refuse('sessionNotEntitled')
}

/** The address may be repeated without being changed. */
function newEmailIn(
  { email: ownEmail }: Pick<KnownProfile, 'email'>,
  { consumerDetails: { email = ownEmail } = {} }: ProfileChangeInput,
): string | undefined {
  return loginOf(email) === loginOf(ownEmail) ? undefined : email.trim()
}

type Preferences = Pick<Profile, 'interests' | 'preferredShoeSize'>

/** An empty preference is removed. */
const preferencesIn = ({
  preferences: { interests, preferredShoeSize } = {},
}: ProfileChangeInput): Partial<Preferences> => ({
  ...(interests !== undefined && { interests: joinInterests(splitInterests(interests)) || null }),
  ...(preferredShoeSize !== undefined && { preferredShoeSize: preferredShoeSize.trim() || null }),
})

const missingDetailsOf = (
  profile: PersonalDetails,
  input: Partial<PersonalDetails>,
): Partial<PersonalDetails> =>
  Object.fromEntries(
    Object.entries(input).filter(([field]) => Reflect.get(profile, field) === null),
  )

/** Checks that the profile has everything that a membership requires. */
function checkJoin(
  personalDetails: PersonalDetails,
  context: DetailsContext,
): Result<null, JoinRefusal> {
  const { hasLoyalty, requiredMemberFields } = settingsOf(context.locale)
  if (!hasLoyalty) return refuse('sessionNotEntitled')
  const { birthDate } = personalDetails
  if (birthDate === null && requiredMemberFields.includes('birthDate'))
    return refuse('birthDateMissing')
  const memberFields = ['firstName', 'lastName', ...requiredMemberFields] as const
  if (memberFields.some((field) => personalDetails[field] === null)) return refuse('fieldsInvalid')
  const born = birthDate === null ? accept(null) : checkBirthDate(birthDate, context)
  return born.ok ? accept(null) : born
}

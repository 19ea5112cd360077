import type { changeProfile } from '@cairn/contract/accounts/account-calls'
import { joinInterests, splitInterests } from '@cairn/contract/accounts/interests'
import type {
  Acquisition,
  Enrollment,
  PersonalDetailsInput,
} from '@cairn/contract/accounts/profile'
import { addressRulesOf, findInvalidFields } from '@cairn/contract/address/address-rules'
import { normaliseAddress } from '@cairn/contract/address/normalise-address'
import { dialCodes, toInternationalPhone } from '@cairn/contract/fields/phone'
import { accept, type Refusal, refuse, type Result } from '@cairn/contract/refusals/result'
import { settingsOf } from '@cairn/contract/sites/site-settings'
import { type Locale, siteOf } from '@cairn/contract/sites/sites'
import { findProblem } from '@cairn/contract/validation/find-problem'
import { personRequirementsOf, profileRules } from '@cairn/contract/validation/profile-rules'
import type { Problem } from '@cairn/contract/validation/rule'
import type { InputOf } from '@cairn/contract/wire/call'
import { loginOf, type Profile } from './account.ts'

export type ProfileChangeInput = InputOf<typeof changeProfile>['body']['consumerProfile']
export type ProfileChange = {
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
): Result<ProfileChange, JoinRefusal | Refusal<'notImplemented'>> {
  const supported = checkSupported(profile, input)
  if (!supported.ok) return supported
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
    details,
    preferences: preferencesIn(input),
    acquisition: consumerDetails.source,
    acceptsEmployeeTerms: input.isEmployeeDiscountTCAccepted === true,
    enrollment,
  })
}

/** Only employees have terms to accept. */
function checkSupported(
  { consumerType, email }: KnownProfile,
  input: ProfileChangeInput,
): Result<null, Refusal<'notImplemented' | 'sessionNotEntitled'>> {
  if (hasUnsupportedFields(email, input)) return refuse('notImplemented')
  const isAllowed = !input.isEmployeeDiscountTCAccepted || consumerType === 'EMPLOYEE'
  return isAllowed ? accept(null) : refuse('sessionNotEntitled')
}

/**
 * Refuses the whole request, since saving a part of it would look like success. The email address may be
 * repeated, but not changed.
 */
const hasUnsupportedFields = (
  ownEmail: string,
  { consumerDetails: { email = ownEmail } = {} }: ProfileChangeInput,
): boolean => loginOf(email) !== loginOf(ownEmail)

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

type PersonalDetails = Pick<
  Profile,
  'firstName' | 'lastName' | 'phone' | 'postalCode' | 'birthDate' | 'gender'
>

type DetailsContext = { locale: Locale; today: string }
type DetailsRefusal = Refusal<'fieldsInvalid' | 'ageInvalid'>

/** Normalises and checks the typed details. Empty fields are left out. */
function parsePersonalDetails(
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

function checkBirthDate(
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

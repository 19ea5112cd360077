import { settingsOf } from '@cairn/contract/site-settings'
import type { changeProfile } from '@cairn/contract/accounts'
import type { InputOf } from '@cairn/contract/call'
import type { Acquisition, Enrollment } from '@cairn/contract/profile-entity'
import { accept, type Refusal, refuse, type Result } from '@cairn/contract/result'
import type { Profile } from './account.ts'
import { checkBirthDate, type Details, detailsFrom, type Here, type Wrong } from './details.ts'

export type Wish = InputOf<typeof changeProfile>['body']['consumerProfile']
export type Change = {
  details: Partial<Details>
  acquisition: Acquisition | undefined
  acceptsEmployeeTerms: boolean
  enrollment: Enrollment | undefined
}

type Known = Details & Pick<Profile, 'consumerType'>
type RefusedJoin = Wrong | Refusal<'birthDateMissing' | 'sessionNotEntitled'>

/** What will be different of a profile; joining tells what is missing, and no more. */
export function changeFrom(
  profile: Known,
  wish: Wish,
  here: Here,
): Result<Change, RefusedJoin | Refusal<'notBuiltYet'>> {
  const possible = checkWish(profile, wish)
  if (!possible.ok) return possible
  const { consumerDetails = {}, enrollments = [] } = wish
  const told = detailsFrom(consumerDetails, here)
  if (!told.ok) return told
  const [enrollment] = enrollments
  const details = enrollment ? missingIn(profile, told.value) : told.value
  // Whoever wants to may leave.
  const allowed = enrollment?.optin ? checkJoin({ ...profile, ...details }, here) : accept(null)
  if (!allowed.ok) return allowed
  return accept({
    details,
    acquisition: consumerDetails.source,
    acceptsEmployeeTerms: wish.isEmployeeDiscountTCAccepted === true,
    enrollment,
  })
}

/** Nobody but an associate has terms to accept. */
function checkWish(
  { consumerType }: Known,
  wish: Wish,
): Result<null, Refusal<'notBuiltYet' | 'sessionNotEntitled'>> {
  if (asksForMore(wish)) return refuse('notBuiltYet')
  const isTheirs = !wish.isEmployeeDiscountTCAccepted || consumerType === 'EMPLOYEE'
  return isTheirs ? accept(null) : refuse('sessionNotEntitled')
}

/** Half of what is asked for would look like all of it. */
const asksForMore = ({ preferences, subscriptions, consumerDetails }: Wish): boolean =>
  [preferences, subscriptions, consumerDetails?.email].some((each) => each !== undefined)

const missingIn = (profile: Details, told: Partial<Details>): Partial<Details> =>
  Object.fromEntries(Object.entries(told).filter(([field]) => Reflect.get(profile, field) === null))

/** Whether somebody of whom this is known may be a member. */
function checkJoin(known: Details, here: Here): Result<null, RefusedJoin> {
  const { hasLoyalty, membersTell } = settingsOf(here.locale)
  if (!hasLoyalty) return refuse('sessionNotEntitled')
  const { birthDate } = known
  if (birthDate === null && membersTell.includes('birthDate')) return refuse('birthDateMissing')
  const told = ['firstName', 'lastName', ...membersTell] as const
  if (told.some((field) => known[field] === null)) return refuse('fieldsInvalid')
  const born = birthDate === null ? accept(null) : checkBirthDate(birthDate, here)
  return born.ok ? accept(null) : born
}

import { settingsOf } from '@cairn/contract/site-settings'
import type { changeProfile } from '@cairn/contract/accounts'
import type { InputOf } from '@cairn/contract/call'
import type { Acquisition, Enrollment } from '@cairn/contract/profile-entity'
import { accept, type Refusal, refuse, type Result } from '@cairn/contract/result'
import { checkBirthDate, type Details, detailsFrom, type Here, type Wrong } from './details.ts'

export type Wish = InputOf<typeof changeProfile>['body']['consumerProfile']
export type Change = {
  details: Partial<Details>
  acquisition: Acquisition | undefined
  enrollment: Enrollment | undefined
}

type RefusedJoin = Wrong | Refusal<'birthDateMissing' | 'sessionNotEntitled'>

/** What will be different of a profile. */
export function changeFrom(
  profile: Details,
  wish: Wish,
  here: Here,
): Result<Change, RefusedJoin | Refusal<'notBuiltYet'>> {
  const { consumerDetails = {}, enrollments = [] } = wish
  // Half of what is asked for would look like all of it.
  if (wish.preferences || wish.subscriptions || consumerDetails.email !== undefined)
    return refuse('notBuiltYet')
  const details = detailsFrom(consumerDetails, here)
  if (!details.ok) return details
  const enrollment = enrollments.at(-1)
  const allowed = enrollment
    ? checkEnrollment(enrollment, { ...profile, ...details.value }, here)
    : accept(null)
  if (!allowed.ok) return allowed
  return accept({ details: details.value, acquisition: consumerDetails.source, enrollment })
}

/** Whoever wants to may leave. */
function checkEnrollment(
  { optin }: Enrollment,
  known: Details,
  here: Here,
): Result<null, RefusedJoin> {
  if (!settingsOf(here.locale).hasLoyalty) return refuse('sessionNotEntitled')
  return optin ? checkJoin(known, here) : accept(null)
}

/** Whether somebody of whom this is known may be a member. */
function checkJoin(known: Details, here: Here): Result<null, RefusedJoin> {
  const { membersTell } = settingsOf(here.locale)
  const { birthDate } = known
  if (birthDate === null && membersTell.includes('birthDate')) return refuse('birthDateMissing')
  const told = ['firstName', 'lastName', ...membersTell] as const
  if (told.some((field) => known[field] === null)) return refuse('fieldsInvalid')
  const born = birthDate === null ? accept(null) : checkBirthDate(birthDate, here)
  return born.ok ? accept(null) : born
}

import type { readProfile } from '@cairn/contract/accounts/account-calls'
import { settingsOf } from '@cairn/contract/sites/site-settings'
import type { Locale } from '@cairn/contract/sites/sites'
import { personRequirementsOf } from '@cairn/contract/validation/profile-rules'
import type { AnswerOf } from '@cairn/contract/wire/call'
import { data, redirect } from 'react-router'
import type { Commerce } from '../../platform/calls/commerce.ts'
import { showErrorPage, signIn } from '../../platform/calls/handling.ts'
import { hasSignedInSession, withRenewedSession } from '../../platform/calls/server-session.ts'
import { enrollmentStepNamed, stepToShow } from './enrollment-steps.ts'
import {
  detailFields,
  type EnrollingShopper,
  enrollmentPath,
  type EnrollmentView,
} from './enrollment-view.ts'

type EnrollmentRequest = {
  commerce: Commerce
  locale: Locale
  request: Request
  /** The last part of the path, which is empty for the start. */
  name: string
  /** The query of the page, which says where to go on afterwards. */
  search: string
}

/** Reads the step that the path names, or redirects to the one at which the shopper is. */
export async function readEnrollment({
  commerce,
  locale,
  request,
  name,
  search,
}: EnrollmentRequest): Promise<EnrollmentView> {
  const requested = enrollmentStepNamed(name)
  if (name !== '' && requested === undefined) throw data(null, { status: 404 })
  const shopper = hasSignedInSession(request) ? await readShopper(commerce, locale) : null
  const step = stepToShow(requested, factsOf(shopper, locale))
  if (step !== requested) throw redirect(`${enrollmentPath(locale, step)}${search}`)
  return { kind: 'enrollment', step, shopper }
}

function factsOf(shopper: EnrollingShopper | null, locale: Locale) {
  const { collectsInterests, hasLoyalty } = settingsOf(locale)
  const missing = shopper?.missing ?? []
  return {
    isSignedIn: shopper !== null,
    hasPhone: !missing.includes('phone'),
    isIncomplete: missing.length > 0 || (hasLoyalty && shopper?.isMember === false),
    collectsInterests,
  }
}

/** Null if the session has ended. */
async function readShopper(commerce: Commerce, locale: Locale): Promise<EnrollingShopper | null> {
  const result = await withRenewedSession(commerce, () =>
    commerce.readProfile({ query: {} }, { profileNotFound: showErrorPage }),
  )
  if (result.ok) return shopperOf(result.value.consumerProfile, locale)
  const { handling, name, status } = result.refusal
  if (handling === signIn || name === 'challengeRequired') return null
  throw data(null, { status })
}

type Profile = AnswerOf<typeof readProfile>['consumerProfile']

function shopperOf(
  { consumerDetails, isLoyaltyMember }: Profile,
  locale: Locale,
): EnrollingShopper {
  const { email, firstName, lastName, gender, birthDate, postalCode } = consumerDetails
  const { gender: genderRule } = personRequirementsOf(locale)
  const shownFields = detailFields.filter((field) => field !== 'gender' || genderRule.shown)
  return {
    email,
    isMember: isLoyaltyMember,
    missing: shownFields.filter((field) => consumerDetails[field] === undefined),
    known: { firstName, lastName, gender, birthDate, postalCode },
  }
}

import { changeProfile, readProfile, readUserData } from '@cairn/contract/accounts/account-calls'
import { personalDetails } from '@cairn/contract/accounts/profile'
import { amountOf } from '@cairn/contract/fields/money'
import { accept, type Refusal, refuse, type Result } from '@cairn/contract/refusals/result'
import { settingsOf } from '@cairn/contract/sites/site-settings'
import type { Locale } from '@cairn/contract/sites/sites'
import { todayIn } from '@cairn/contract/sites/today'
import type { RefusalOf, AnswerOf } from '@cairn/contract/wire/call'
import { readClock } from '../platform/clock-store.ts'
import type { Database } from '../platform/database/database.ts'
import { withRefusalOnError } from '../platform/wire/refused-call.ts'
import type { RequestContext } from '../platform/wire/request-context.ts'
import { serve } from '../platform/wire/serve.ts'
import { groupsAsCookie, setCookies } from '../sessions/session-answers-wire.ts'
import type { SessionGuards } from '../sessions/session-guard.ts'
import { isInStore } from '../sessions/session.ts'
import { findProfile, saveProfileDetails } from './account-store.ts'
import {
  contentGroupsOf,
  isPartiallyEnrolled,
  isProsumer,
  loginOf,
  type Profile,
} from './account.ts'
import { findBookEntries } from './addresses/address-book-store.ts'
import { addressBookAnswer, type BookEntry } from './addresses/address-book.ts'
import { countContactChange, isLoginTaken, requestEmailChange } from './email-change-store.ts'
import { changeEnrollment, type Memberships } from './enrollment-store.ts'
import { findNotificationChoices } from './notification-choices-store.ts'
import {
  type ProfileChange,
  checkProfileChange,
  type ProfileChangeInput,
} from './profile-change.ts'
import type { ProfileSubscriptions } from './profile-subscriptions.ts'
import { countAttempt, openProfileLink } from './user-data-store.ts'

type AccountsDeps = ProfileSubscriptions & {
  database: Database
  guards: SessionGuards
  /** False where limits are switched off. */
  countsAttempts: boolean
  memberships: Memberships
  pointsOf: (memberId: string) => Promise<number | undefined>
  /** Counts the attempt. */
  checkPassword: (
    database: Database,
    attempt: { accountId: string; currentPassword: string },
  ) => Promise<Result<undefined, ChangeProfileRefusal>>
}

export const accountsRoutes = (deps: AccountsDeps) => [
  serve(readProfile, deps.guards.shopper, async ({ access, query, context }) => {
    const profile = await findConsumerProfile(deps, access.consumerId, context)
    if (!profile) return refuse('profileNotFound')
    setCookies(context, [groupsAsCookie(access, profile.groups)])
    const { memberId, consumerProfile } = profile
    const includesPoints = query.includeLoyaltySummary && settingsOf(context.locale).hasLoyalty
    const balance = includesPoints && memberId !== null ? await deps.pointsOf(memberId) : undefined
    const summary = balance === undefined ? {} : { loyaltySummary: { points: { balance } } }
    return accept({ consumerProfile: { ...consumerProfile, ...summary } })
  }),

  serve(changeProfile, deps.guards.shopper, async ({ access, body, context }) => {
    const { consumerId } = access
    const result = await changeOwnProfile(deps, {
      consumerId,
      isInStore: isInStore(access),
      context,
      input: body.consumerProfile,
      currentPassword: body.currentPassword,
    })
    if (!result.ok) return result
    const profile = await findConsumerProfile(deps, consumerId, context)
    if (!profile) return refuse('profileNotFound')
    setCookies(context, [groupsAsCookie(access, profile.groups)])
    return accept({ consumerProfile: profile.consumerProfile })
  }),

  serve(readUserData, deps.guards.session, async ({ access, body, context }) => {
    const { database, countsAttempts } = deps
    if (countsAttempts) {
      const counted = await countAttempt(database, 'userData', context.clientIp)
      if (!counted.ok) return counted
    }
    const { consumerId, email } = body
    const link = { consumerId, email, sessionId: access.id }
    if (!(await openProfileLink(database, link))) return refuse('customerUnknown')
    const profile = await findConsumerProfile(deps, consumerId, context)
    if (!profile) return refuse('customerUnknown')
    const { consumerDetails, enrollments } = profile.consumerProfile
    return accept({ consumerDetails: personalDetails.parse(consumerDetails), enrollments })
  }),
]

type ProfileChangeRequest = {
  consumerId: string
  isInStore: boolean
  context: RequestContext
  input: ProfileChangeInput
  currentPassword: string | undefined
}
type ChangeProfileRefusal = Refusal<RefusalOf<typeof changeProfile> | 'tooManyRequests'>

/** Checks everything before anything is changed. */
async function changeOwnProfile(
  deps: AccountsDeps,
  { consumerId, context, input, ...session }: ProfileChangeRequest,
): Promise<Result<null, ChangeProfileRefusal>> {
  const { locale, site } = context
  const { database } = deps
  const [profile, now] = await Promise.all([
    findProfile(database, consumerId, site),
    readClock(database),
  ])
  if (!profile) return refuse('profileNotFound')
  const today = todayIn(site.timeZone, now)
  const checked = checkProfileChange(profile, input, { locale, today })
  if (!checked.ok) return checked
  const { phone = profile.phone } = checked.value.details
  const subscriptions = deps.prepareSubscriptions(input.subscriptions ?? [], {
    consumerId,
    contacts: { email: profile.email, phone, isEmailVerified: profile.isEmailVerified },
    context,
  })
  if (!subscriptions.ok) return subscriptions
  const profileChange = checked.value
  const { email } = profileChange
  const isNewPhone = phone !== profile.phone
  const permitted = await checkContacts(deps, consumerId, { email, isNewPhone, ...session })
  if (!permitted.ok) return permitted
  const saved = await saveProfileChange(deps, { accountId: consumerId, today, profileChange })
  if (!saved.ok) return saved
  if (email !== undefined)
    await requestEmailChange(database, { accountId: consumerId, email, locale })
  await optOutFormerNumber(deps, consumerId, { formerPhone: profile.phone, phone })
  await subscriptions.value()
  return accept(null)
}

async function optOutFormerNumber(
  { optOutNumber }: AccountsDeps,
  consumerId: string,
  { formerPhone, phone }: { formerPhone: string | null; phone: string | null },
): Promise<void> {
  if (formerPhone !== null && formerPhone !== phone) await optOutNumber(consumerId, formerPhone)
}

type NewContacts = {
  email: string | undefined
  isNewPhone: boolean
  isInStore: boolean
  currentPassword: string | undefined
}

async function checkContacts(
  deps: AccountsDeps,
  accountId: string,
  { email, isNewPhone, isInStore: isAtStore, currentPassword }: NewContacts,
): Promise<Result<null, ChangeProfileRefusal>> {
  // Store staff do not know the password.
  if (email !== undefined && isAtStore) return refuse('sessionNotEntitled')
  const permitted =
    email === undefined
      ? accept(null)
      : await checkNewEmail(deps, { accountId, email, currentPassword })
  if (!permitted.ok || !isNewPhone || !deps.countsAttempts) return permitted
  return countContactChange(deps.database, { accountId, contact: 'phone' })
}

type NewEmail = { accountId: string; email: string; currentPassword: string | undefined }

/** Whoever reads the mails of the address can replace the password, and therefore has to know it. */
async function checkNewEmail(
  { database, countsAttempts, checkPassword }: AccountsDeps,
  { accountId, email, currentPassword }: NewEmail,
): Promise<Result<null, ChangeProfileRefusal>> {
  if (currentPassword === undefined) return refuse('currentPasswordWrong')
  const checked = await checkPassword(database, { accountId, currentPassword })
  if (!checked.ok) return checked
  const contact = 'email' as const
  const counted = countsAttempts
    ? await countContactChange(database, { accountId, contact })
    : accept(null)
  if (!counted.ok) return counted
  return (await isLoginTaken(database, loginOf(email))) ? refuse('loginTaken') : accept(null)
}

type CheckedProfileChange = { accountId: string; today: string; profileChange: ProfileChange }

/** The details stay saved if the change of the membership fails. */
async function saveProfileChange(
  { database, memberships }: AccountsDeps,
  { accountId, today, profileChange: { enrollment, ...details } }: CheckedProfileChange,
): Promise<Result<null, ChangeProfileRefusal>> {
  const saveResult = await withRefusalOnError(
    'profileNotSaved',
    saveProfileDetails(database, { accountId, ...details }),
  )
  if (!saveResult.ok || !enrollment) return saveResult
  const enrollmentChange = { accountId, enrollment, today }
  await withRefusalOnError(
    'loyaltyNotSaved',
    changeEnrollment(database, enrollmentChange, memberships),
  )
  return accept(null)
}

async function findConsumerProfile(
  { database, subscriptionsOf }: AccountsDeps,
  consumerId: string,
  { site, locale }: RequestContext,
) {
  const [profile, addresses, subscriptions, notifications] = await Promise.all([
    findProfile(database, consumerId, site),
    findBookEntries(database, consumerId),
    subscriptionsOf(consumerId),
    findNotificationChoices(database, consumerId),
  ])
  if (!profile) return undefined
  const consumerProfile = profileAnswer(profile, {
    addresses,
    subscriptions,
    notifications,
    locale,
  })
  const groups = contentGroupsOf({ ...profile, isMember: consumerProfile.isLoyaltyMember })
  return { memberId: profile.memberId, consumerProfile, groups }
}

type ConsumerProfile = AnswerOf<typeof readProfile>['consumerProfile']

const undefinedIfNull = <Value>(value: Value | null): Value | undefined => value ?? undefined

type ProfileParts = {
  locale: Locale
  addresses: readonly BookEntry[]
  subscriptions: ConsumerProfile['subscriptions']
  notifications: ConsumerProfile['notifications']
}

const profileAnswer = (
  profile: Profile,
  { addresses, subscriptions, notifications, locale }: ProfileParts,
): ConsumerProfile => ({
  consumerId: profile.id,
  ...(profile.pendingEmail !== null && { pendingEmail: profile.pendingEmail }),
  consumerDetails: {
    email: profile.email,
    firstName: undefinedIfNull(profile.firstName),
    lastName: undefinedIfNull(profile.lastName),
    phone: undefinedIfNull(profile.phone),
    postalCode: undefinedIfNull(profile.postalCode),
    birthDate: undefinedIfNull(profile.birthDate),
    gender: undefinedIfNull(profile.gender),
    address: addresses.map(addressBookAnswer),
    ...yearlyTermsOf(profile),
    identity: identitiesOf(profile).map((type) => ({ type })),
  },
  isEmployeeDiscountTCAccepted: profile.employeeTermsAccepted,
  isEmailVerified: profile.isEmailVerified,
  isPartiallyEnrolled: isPartiallyEnrolled(profile),
  ...membershipOf(profile, settingsOf(locale).hasLoyalty),
  preferences: {
    interests: undefinedIfNull(profile.interests),
    preferredShoeSize: undefinedIfNull(profile.preferredShoeSize),
  },
  subscriptions,
  notifications,
})

/** On a site without a programme no membership is shown. */
const membershipOf = ({ memberSince, enrollment }: Profile, hasLoyalty: boolean) => ({
  isLoyaltyMember: hasLoyalty && memberSince !== null,
  loyaltyOptInDate: hasLoyalty ? memberSince : null,
  enrollments: hasLoyalty && enrollment ? [enrollment] : [],
})

const identityTypes = ['ATHLETE', 'WRANX', 'IPA'] as const

const identitiesOf = ({ identities, consumerType }: Profile) => [
  ...identityTypes.filter((type) => identities.includes(type)),
  ...(consumerType === 'EMPLOYEE' ? (['EMPLOYEE'] as const) : []),
]

/** The yearly limits of athletes, professionals and employees. */
function yearlyTermsOf(profile: Profile) {
  const types = new Set<string>(identitiesOf(profile))
  const currentSpend = amountOf(profile.yearlySpent)
  const limit = profile.yearlyLimit === null ? null : amountOf(profile.yearlyLimit)
  const credit = limit === null ? null : { currentSpend, annualCredit: limit }
  return {
    athlete: types.has('ATHLETE') ? credit : null,
    prosumer: isProsumer(profile.identities) ? credit : null,
    employee: types.has('EMPLOYEE') && limit !== null ? { currentSpend, annualCap: limit } : null,
  }
}

import { changeProfile, readProfile } from '@cairn/contract/accounts/account-calls'
import type { RefusalOf } from '@cairn/contract/wire/call'
import { todayIn } from '@cairn/contract/sites/formatting'
import { accept, type Refusal, refuse, type Result } from '@cairn/contract/refusals/result'
import { settingsOf } from '@cairn/contract/sites/site-settings'
import { readClock } from '../platform/clock-store.ts'
import type { Database } from '../platform/database/database.ts'
import type { RequestContext } from '../platform/wire/request-context.ts'
import { withRefusalOnError } from '../platform/wire/refused-call.ts'
import { serve } from '../platform/wire/serve.ts'
import type { SessionGuards } from '../sessions/session-guard.ts'
import { findProfile, saveProfileDetails } from './account-store.ts'
import { findBookEntries } from './address-book-store.ts'
import { enrol, type Memberships } from './enrollment-store.ts'
import { type ConsumerProfile, profileAnswer } from './profile-answer.ts'
import {
  type ProfileChange,
  checkProfileChange,
  type ProfileChangeInput,
} from './profile-change.ts'

export type PointsOf = (memberId: string) => Promise<number | undefined>

type SubscriptionsOf = (consumerId: string) => Promise<ConsumerProfile['subscriptions']>

type AccountsDeps = {
  database: Database
  guards: SessionGuards
  memberships: Memberships
  pointsOf: PointsOf
  subscriptionsOf: SubscriptionsOf
}

export const accountsRoutes = (deps: AccountsDeps) => [
  serve(readProfile, deps.guards.shopper, async ({ access, query, context }) => {
    const found = await findConsumerProfile(deps, access.consumerId, context)
    if (!found) return refuse('profileNotFound')
    const { memberId, consumerProfile } = found
    const includesPoints = query.includeLoyaltySummary && settingsOf(context.locale).hasLoyalty
    const balance = includesPoints && memberId !== null ? await deps.pointsOf(memberId) : undefined
    const summary = balance === undefined ? {} : { loyaltySummary: { points: { balance } } }
    return accept({ consumerProfile: { ...consumerProfile, ...summary } })
  }),

  serve(changeProfile, deps.guards.shopper, async ({ access, body, context }) => {
    const { consumerId } = access
    const changed = await changeOwnProfile(deps, {
      consumerId,
      context,
      input: body.consumerProfile,
    })
    if (!changed.ok) return changed
    const found = await findConsumerProfile(deps, consumerId, context)
    return found ? accept({ consumerProfile: found.consumerProfile }) : refuse('profileNotFound')
  }),
]

type ProfileChangeRequest = {
  consumerId: string
  context: RequestContext
  input: ProfileChangeInput
}
type ChangeProfileRefusal = Refusal<RefusalOf<typeof changeProfile>>

/** Checks everything before anything is changed. */
async function changeOwnProfile(
  deps: AccountsDeps,
  { consumerId, context: { locale, site }, input }: ProfileChangeRequest,
): Promise<Result<null, ChangeProfileRefusal>> {
  const { database } = deps
  const [profile, now] = await Promise.all([
    findProfile(database, consumerId, site),
    readClock(database),
  ])
  if (!profile) return refuse('profileNotFound')
  const today = todayIn(site.timeZone, now)
  const checked = checkProfileChange(profile, input, { locale, today })
  if (!checked.ok) return checked
  return saveProfileChange(deps, { accountId: consumerId, today, profileChange: checked.value })
}

type CheckedProfileChange = { accountId: string; today: string; profileChange: ProfileChange }

/** The details stay saved if the change of the membership fails. */
async function saveProfileChange(
  { database, memberships }: AccountsDeps,
  { accountId, today, profileChange: { enrollment, ...details } }: CheckedProfileChange,
): Promise<Result<null, ChangeProfileRefusal>> {
  const saved = await withRefusalOnError(
    'profileNotSaved',
    saveProfileDetails(database, { accountId, ...details }),
  )
  if (!saved.ok || !enrollment) return saved
  const enrolling = { accountId, enrollment, today }
  await withRefusalOnError('loyaltyNotSaved', enrol(database, enrolling, memberships))
  return accept(null)
}

async function findConsumerProfile(
  { database, subscriptionsOf }: AccountsDeps,
  consumerId: string,
  { site, locale }: RequestContext,
) {
  const [profile, addresses, subscriptions] = await Promise.all([
    findProfile(database, consumerId, site),
    findBookEntries(database, consumerId),
    subscriptionsOf(consumerId),
  ])
  return (
    profile && {
      memberId: profile.memberId,
      consumerProfile: profileAnswer(profile, { addresses, subscriptions, locale }),
    }
  )
}

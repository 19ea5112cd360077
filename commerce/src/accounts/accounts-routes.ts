import { changeProfile, readProfile } from '@cairn/contract/accounts'
import type { RefusalOf } from '@cairn/contract/call'
import { todayIn } from '@cairn/contract/today-in'
import { accept, type Refusal, refuse, type Result } from '@cairn/contract/result'
import { settingsOf } from '@cairn/contract/site-settings'
import { readClock } from '../platform/clock-store.ts'
import type { Database } from '../platform/database/database.ts'
import type { Asked } from '../platform/wire/asked.ts'
import { failingAs } from '../platform/wire/failed-as.ts'
import { serve } from '../platform/wire/serve.ts'
import type { SessionGuards } from '../sessions/session-guard.ts'
import { findProfile } from './account-store.ts'
import { findBookEntries } from './address-book-store.ts'
import { saveDetails } from './change-profile-store.ts'
import { enrol, type Memberships } from './enrollment-store.ts'
import { type ConsumerProfile, profileAnswer } from './profile-answer.ts'
import { type Change, changeFrom, type Wish } from './profile-change.ts'

/** How many points the programme has of a member. */
export type PointsOf = (memberId: string) => Promise<number | undefined>

/** What a shopper has subscribed to. */
type SubscriptionsOf = (consumerId: string) => Promise<ConsumerProfile['subscriptions']>

type AccountsNeed = {
  database: Database
  guards: SessionGuards
  memberships: Memberships
  pointsOf: PointsOf
  subscriptionsOf: SubscriptionsOf
}

export const accountsRoutes = (needs: AccountsNeed) => [
  serve(readProfile, needs.guards.shopper, async ({ grant, query, asked }) => {
    const found = await knownOf(needs, grant.consumerId, asked)
    if (!found) return refuse('profileNotFound')
    const { memberId, consumerProfile } = found
    const isTold = query.includeLoyaltySummary && settingsOf(asked.locale).hasLoyalty
    const balance = isTold && memberId !== null ? await needs.pointsOf(memberId) : undefined
    const summary = balance === undefined ? {} : { loyaltySummary: { points: { balance } } }
    return accept({ consumerProfile: { ...consumerProfile, ...summary } })
  }),

  serve(changeProfile, needs.guards.shopper, async ({ grant, body, asked }) => {
    const { consumerId } = grant
    const changed = await change(needs, { consumerId, asked, wish: body.consumerProfile })
    if (!changed.ok) return changed
    const found = await knownOf(needs, consumerId, asked)
    return found ? accept({ consumerProfile: found.consumerProfile }) : refuse('profileNotFound')
  }),
]

type Changing = { consumerId: string; asked: Asked; wish: Wish }
type Refused = Refusal<RefusalOf<typeof changeProfile>>

/** All is looked at before anything is changed. */
async function change(
  needs: AccountsNeed,
  { consumerId, asked: { locale, site }, wish }: Changing,
): Promise<Result<null, Refused>> {
  const { database } = needs
  const [profile, now] = await Promise.all([
    findProfile(database, consumerId, site),
    readClock(database),
  ])
  if (!profile) return refuse('profileNotFound')
  const today = todayIn(site.timeZone, now)
  const wanted = changeFrom(profile, wish, { locale, today })
  if (!wanted.ok) return wanted
  return save(needs, { accountId: consumerId, today, wanted: wanted.value })
}

type Saving = { accountId: string; today: string; wanted: Change }

/** What becomes of a membership does not undo what was told of oneself. */
async function save(
  { database, memberships }: AccountsNeed,
  { accountId, today, wanted }: Saving,
): Promise<Result<null, Refused>> {
  const { enrollment, ...told } = wanted
  const saved = await failingAs('profileNotSaved', saveDetails(database, { accountId, ...told }))
  if (!saved.ok || !enrollment) return saved
  const enrolling = { accountId, enrollment, today }
  await failingAs('loyaltyNotSaved', enrol(database, enrolling, memberships))
  return accept(null)
}

async function knownOf(
  { database, subscriptionsOf }: AccountsNeed,
  consumerId: string,
  { site, locale }: Asked,
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

import { changeProfile, readProfile } from '@cairn/contract/accounts'
import { accept, refuse } from '@cairn/contract/result'
import type { Site } from '@cairn/contract/sites'
import type { Database } from '../platform/database/database.ts'
import { serve } from '../platform/wire/serve.ts'
import type { SessionGuards } from '../sessions/session-guard.ts'
import { acceptEmployeeTerms, findProfile } from './account-store.ts'
import { findBookEntries } from './address-book-store.ts'
import { type ConsumerProfile, profileAnswer } from './profile-answer.ts'

/** How many points the programme has of a member. */
export type PointsOf = (memberId: string) => Promise<number | undefined>

/** What a shopper has subscribed to. */
type SubscriptionsOf = (consumerId: string) => Promise<ConsumerProfile['subscriptions']>

type AccountsNeed = {
  database: Database
  guards: SessionGuards
  pointsOf: PointsOf
  subscriptionsOf: SubscriptionsOf
}

export const accountsRoutes = (needs: AccountsNeed) => [
  serve(readProfile, needs.guards.shopper, async ({ grant, query, asked: { site } }) => {
    const found = await knownOf(needs, grant.consumerId, site)
    if (!found) return refuse('profileNotFound')
    const { memberId, consumerProfile } = found
    const balance =
      query.includeLoyaltySummary && memberId !== null ? await needs.pointsOf(memberId) : undefined
    const summary = balance === undefined ? {} : { loyaltySummary: { points: { balance } } }
    return accept({ consumerProfile: { ...consumerProfile, ...summary } })
  }),

  serve(changeProfile, needs.guards.shopper, async ({ grant, body, asked: { site } }) => {
    const { consumerId } = grant
    const { isEmployeeDiscountTCAccepted, ...others } = body.consumerProfile
    // Half of what is asked for would look like all of it.
    if (Object.keys(others).length > 0) return refuse('notBuiltYet')
    if (isEmployeeDiscountTCAccepted && !(await acceptEmployeeTerms(needs.database, consumerId))) {
      return refuse('sessionNotEntitled')
    }
    const found = await knownOf(needs, consumerId, site)
    return found ? accept({ consumerProfile: found.consumerProfile }) : refuse('profileNotFound')
  }),
]

async function knownOf(
  { database, subscriptionsOf }: AccountsNeed,
  consumerId: string,
  site: Site,
) {
  const [profile, addresses, subscriptions] = await Promise.all([
    findProfile(database, consumerId, site),
    findBookEntries(database, consumerId),
    subscriptionsOf(consumerId),
  ])
  return (
    profile && {
      memberId: profile.memberId,
      consumerProfile: profileAnswer(profile, { addresses, subscriptions }),
    }
  )
}

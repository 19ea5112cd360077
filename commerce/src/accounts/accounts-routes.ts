import { changeProfile, readProfile } from '@cairn/contract/accounts'
import { accept, refuse } from '@cairn/contract/result'
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

export const accountsRoutes = ({ database, guards, pointsOf, subscriptionsOf }: AccountsNeed) => [
  serve(readProfile, guards.shopper, async ({ grant, query, asked: { site } }) => {
    const { consumerId } = grant
    const [profile, addresses, subscriptions] = await Promise.all([
      findProfile(database, consumerId, site),
      findBookEntries(database, consumerId),
      subscriptionsOf(consumerId),
    ])
    if (!profile) return refuse('profileNotFound')
    const { memberId } = profile
    const balance =
      query.includeLoyaltySummary && memberId !== null ? await pointsOf(memberId) : undefined
    const summary = balance === undefined ? {} : { loyaltySummary: { points: { balance } } }
    return accept({
      consumerProfile: { ...profileAnswer(profile, { addresses, subscriptions }), ...summary },
    })
  }),

  serve(changeProfile, guards.shopper, async ({ grant: { consumerId }, body, asked: { site } }) => {
    const { isEmployeeDiscountTCAccepted, ...others } = body.consumerProfile
    // Half of what is asked for would look like all of it.
    if (Object.keys(others).length > 0) return refuse('notBuiltYet')
    if (isEmployeeDiscountTCAccepted && !(await acceptEmployeeTerms(database, consumerId))) {
      return refuse('sessionNotEntitled')
    }
    const [profile, addresses, subscriptions] = await Promise.all([
      findProfile(database, consumerId, site),
      findBookEntries(database, consumerId),
      subscriptionsOf(consumerId),
    ])
    return profile
      ? accept({ consumerProfile: profileAnswer(profile, { addresses, subscriptions }) })
      : refuse('profileNotFound')
  }),
]

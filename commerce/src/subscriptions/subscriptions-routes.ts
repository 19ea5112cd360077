import { accept, refuse } from '@cairn/contract/result'
import type { InputOf } from '@cairn/contract/call'
import { changeSubscription, readSubscriptions, subscribe } from '@cairn/contract/subscriptions'
import { findProfile } from '../accounts/account-store.ts'
import type { Database } from '../platform/database/database.ts'
import type { Challenges } from '../platform/defence/challenges.ts'
import type { Asked } from '../platform/wire/asked.ts'
import { serve } from '../platform/wire/serve.ts'
import type { SessionGuards } from '../sessions/session-guard.ts'
import { isGuest, type LiveSession } from '../sessions/session.ts'
import { recipientOf } from './subscription.ts'
import { findSubscriptions, keepSubscription } from './subscriptions-store.ts'

type SubscriptionsNeed = { database: Database; challenges: Challenges; guards: SessionGuards }
type Keeping = { grant: LiveSession; body: InputOf<typeof subscribe>['body']; asked: Asked }

const nobody = { email: null, phone: null }

export const subscriptionsRoutes = ({ database, challenges, guards }: SubscriptionsNeed) => {
  async function keep({ grant, body, asked: { locale, site } }: Keeping) {
    const { recaptcha_response: solution, ...wanted } = body
    const profile = isGuest(grant) ? undefined : await findProfile(database, grant.consumerId, site)
    const recipient = recipientOf(wanted, profile ?? nobody, site.country)
    if (!recipient.ok) return recipient
    if (solution !== undefined && !(await challenges.spend(solution))) {
      return refuse('captchaFailed')
    }
    const { type, channel, optin, doubleOptin, country, region } = wanted
    return accept(
      await keepSubscription(database, {
        type,
        channel,
        optin,
        doubleOptin,
        locale,
        consumerId: grant.consumerId,
        recipient: recipient.value,
        country: country ?? site.country,
        region: region ?? site.region,
      }),
    )
  }

  return [
    serve(readSubscriptions, guards.session, async ({ grant: { consumerId } }) =>
      accept({ subscriptions: await findSubscriptions(database, consumerId) }),
    ),
    serve(subscribe, guards.session, keep),
    serve(changeSubscription, guards.session, keep),
  ]
}

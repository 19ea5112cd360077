import {
  changeSubscription,
  readSubscriptions,
  subscribe,
} from '@cairn/contract/accounts/account-calls'
import { confirmSubscription, unsubscribe } from '@cairn/contract/accounts/newsletter-calls'
import { accept, refuse } from '@cairn/contract/refusals/result'
import type { InputOf } from '@cairn/contract/wire/call'
import { findProfile } from '../accounts/account-store.ts'
import type { Database } from '../platform/database/database.ts'
import type { Challenges } from '../platform/defence/challenges.ts'
import type { RequestContext } from '../platform/wire/request-context.ts'
import { serve } from '../platform/wire/serve.ts'
import type { SessionGuards } from '../sessions/session-guard.ts'
import { isGuest, type LiveSession } from '../sessions/session.ts'
import { confirmNewsletter } from './newsletter-confirmations-store.ts'
import { noContacts, subscriptionChangeOf } from './subscription-change.ts'
import { findSubscriptions, saveSubscription } from './subscriptions-store.ts'
import { unsubscribeByToken } from './unsubscription-flow.ts'

type SubscriptionsDeps = {
  database: Database
  challenges: Challenges
  guards: SessionGuards
  tokenSecret: string
}
type SubscribeRequest = {
  access: LiveSession
  body: InputOf<typeof subscribe>['body']
  context: RequestContext
}

export const subscriptionsRoutes = (deps: SubscriptionsDeps) => {
  const { database, challenges, guards, tokenSecret } = deps
  async function save({ access, body, context }: SubscribeRequest) {
    const { recaptcha_response: solution, ...requested } = body
    const { consumerId } = access
    const profile = isGuest(access)
      ? undefined
      : await findProfile(database, consumerId, context.site)
    const contacts = profile ?? noContacts
    const change = subscriptionChangeOf(requested, { consumerId, contacts, context }, 'form')
    if (!change.ok) return change
    if (solution !== undefined && !(await challenges.spend(solution))) {
      return refuse('captchaFailed')
    }
    return accept(await saveSubscription(database, change.value))
  }

  return [
    serve(readSubscriptions, guards.session, async ({ access: { consumerId } }) =>
      accept({ subscriptions: await findSubscriptions(database, consumerId) }),
    ),
    serve(subscribe, guards.session, save),
    serve(changeSubscription, guards.session, save),
    serve(confirmSubscription, guards.anyone, async ({ body: { token } }) =>
      accept({ isConfirmed: await confirmNewsletter(database, token) }),
    ),
    serve(unsubscribe, guards.anyone, async ({ body: { token } }) => {
      const isOurs = await unsubscribeByToken(database, { token, secret: tokenSecret })
      return isOurs ? accept({}) : refuse('callUnknown')
    }),
  ]
}

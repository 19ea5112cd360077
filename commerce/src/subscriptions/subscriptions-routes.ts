import {
  changeSubscription,
  readSubscriptions,
  subscribe,
} from '@cairn/contract/accounts/account-calls'
import { email as wellFormedEmail } from '@cairn/contract/fields/person'
import { dialCodes, toInternationalPhone, isValidPhone } from '@cairn/contract/fields/phone'
import { accept, refuse, type Refusal, type Result } from '@cairn/contract/refusals/result'
import type { InputOf } from '@cairn/contract/wire/call'
import { findProfile } from '../accounts/account-store.ts'
import type { Database } from '../platform/database/database.ts'
import type { Challenges } from '../platform/defence/challenges.ts'
import type { RequestContext } from '../platform/wire/request-context.ts'
import { serve } from '../platform/wire/serve.ts'
import type { SessionGuards } from '../sessions/session-guard.ts'
import { isGuest, type LiveSession } from '../sessions/session.ts'
import { findSubscriptions, saveSubscription } from './subscriptions-store.ts'

type SubscriptionsDeps = { database: Database; challenges: Challenges; guards: SessionGuards }
type SubscribeRequest = {
  access: LiveSession
  body: InputOf<typeof subscribe>['body']
  context: RequestContext
}

const noContacts = { email: null, phone: null }

export const subscriptionsRoutes = ({ database, challenges, guards }: SubscriptionsDeps) => {
  async function save({ access, body, context: { locale, site } }: SubscribeRequest) {
    const { recaptcha_response: solution, ...requested } = body
    const profile = isGuest(access)
      ? undefined
      : await findProfile(database, access.consumerId, site)
    const recipient = recipientOf(requested, profile ?? noContacts, site.country)
    if (!recipient.ok) return recipient
    if (solution !== undefined && !(await challenges.spend(solution))) {
      return refuse('captchaFailed')
    }
    const { type, channel, optin, doubleOptin, country, region } = requested
    return accept(
      await saveSubscription(database, {
        type,
        channel,
        optin,
        doubleOptin,
        locale,
        consumerId: access.consumerId,
        recipient: recipient.value,
        country: country ?? site.country,
        region: region ?? site.region,
      }),
    )
  }

  return [
    serve(readSubscriptions, guards.session, async ({ access: { consumerId } }) =>
      accept({ subscriptions: await findSubscriptions(database, consumerId) }),
    ),
    serve(subscribe, guards.session, save),
    serve(changeSubscription, guards.session, save),
  ]
}

type SubscribeBody = Omit<InputOf<typeof subscribe>['body'], 'recaptcha_response'>
/** The normalised recipient: the typed one, or else that of the profile. */
function recipientOf(
  { channel, recipient }: Pick<SubscribeBody, 'channel' | 'recipient'>,
  profile: { email: string | null; phone: string | null },
  country: string,
): Result<string, Refusal<'emailMalformed' | 'fieldsInvalid'>> {
  if (channel === 'email') {
    const read = wellFormedEmail.safeParse((recipient ?? profile.email ?? '').trim())
    return read.success ? accept(read.data.toLowerCase()) : refuse('emailMalformed')
  }
  const phone = toInternationalPhone(recipient ?? profile.phone ?? '', dialCodes[country])
  return isValidPhone(phone) ? accept(phone) : refuse('fieldsInvalid')
}

import type { Address } from '@cairn/contract/address/address'
import { findProfile } from '../../accounts/account-store.ts'
import type { Subscriber } from '../../accounts/profile-subscriptions.ts'
import type { Database } from '../../platform/database/database.ts'
import { isGuest, type LiveSession } from '../../sessions/session.ts'
import { countTypedNewsletter } from '../../subscriptions/newsletter-confirmations-store.ts'
import { noContacts, subscriptionChangeOf } from '../../subscriptions/subscription-change.ts'
import { saveSubscription } from '../../subscriptions/subscriptions-store.ts'

type AddressForm = {
  address: Address
  session: LiveSession
  context: Subscriber['context'] & { clientIp: string }
}

/**
 * Subscribes the email address of a shipping address to the newsletter, if its form says so. A form that does not say so
 * ends nothing. An address without an email address is that of the account.
 */
export const subscribesWithAddress =
  (database: Database, countsAttempts: boolean) =>
  async ({ address: { email, subscriptions }, session, context }: AddressForm): Promise<void> => {
    if (!subscriptions?.newsletterConsent) return
    const { consumerId } = session
    const profile = isGuest(session)
      ? undefined
      : await findProfile(database, consumerId, context.site)
    const change = subscriptionChangeOf(
      {
        type: 'Newsletter',
        channel: 'email',
        optin: true,
        doubleOptin: false,
        category: 'subscription',
        recipient: email,
      },
      { consumerId, contacts: profile ?? noContacts, context },
      'form',
    )
    if (!change.ok) return
    const mayBeStranger = countsAttempts && !change.value.isOwnAddress
    if (mayBeStranger && !(await countTypedNewsletter(database, context.clientIp))) return
    await saveSubscription(database, change.value)
  }

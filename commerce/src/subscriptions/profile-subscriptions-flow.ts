import { accept, refuse } from '@cairn/contract/refusals/result'
import type { ProfileSubscriptions } from '../accounts/profile-subscriptions.ts'
import type { Database } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { type SubscriptionChange, subscriptionChangeOf } from './subscription-change.ts'
import { findSubscriptions, optOutNumber, saveSubscription } from './subscriptions-store.ts'

/** The subscriptions of a shopper as a part of the profile. */
export const profileSubscriptions = (database: Database): ProfileSubscriptions => ({
  subscriptionsOf: (consumerId) => findSubscriptions(database, consumerId),
  optOutNumber: (consumerId, phone) => optOutNumber(database, { consumerId, phone }),

  prepareSubscriptions: (inputs, subscriber) => {
    const changes: SubscriptionChange[] = []
    for (const input of inputs) {
      const change = subscriptionChangeOf(input, subscriber, 'profile')
      if (!change.ok) return change
      if (mailsStranger(change.value)) return refuse('fieldsInvalid')
      changes.push(change.value)
    }
    return accept(() => saveAll(database, changes))
  },
})

/** Each address gets a mail, so that only `subscribe`, whose calls are limited, takes addresses of others. */
const mailsStranger = ({ channel, optin, isOwnAddress }: SubscriptionChange): boolean =>
  channel === 'email' && optin && !isOwnAddress

const saveAll = (database: Database, changes: readonly SubscriptionChange[]): Promise<void> =>
  inTransaction(database, async (transaction) => {
    for (const change of changes) await saveSubscription(transaction, change)
  })

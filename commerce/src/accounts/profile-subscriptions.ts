import type { readSubscriptions } from '@cairn/contract/accounts/account-calls'
import type { SubscriptionInput } from '@cairn/contract/accounts/profile'
import type { Refusal, Result } from '@cairn/contract/refusals/result'
import type { Locale, Site } from '@cairn/contract/sites/sites'
import type { AnswerOf } from '@cairn/contract/wire/call'

export type Subscriber = {
  consumerId: string
  /** What a subscription without a recipient is for. */
  contacts: { email: string | null; phone: string | null; isEmailVerified: boolean }
  context: { locale: Locale; site: Site }
}

type Subscriptions = AnswerOf<typeof readSubscriptions>['subscriptions']

/** The subscriptions of a profile. Passed in, because they come later in the feature order than accounts. */
export type ProfileSubscriptions = {
  subscriptionsOf: (consumerId: string) => Promise<Subscriptions>
  /** Ends text messages to a number that is no longer in the profile. */
  optOutNumber: (consumerId: string, phone: string) => Promise<void>
  /** Checks the changes. Returns what saves them, because all of a profile is checked before any of it is saved. */
  prepareSubscriptions: (
    inputs: readonly SubscriptionInput[],
    subscriber: Subscriber,
  ) => Result<() => Promise<void>, Refusal<'emailMalformed' | 'fieldsInvalid'>>
}

import type { readProfile } from '@cairn/contract/accounts/account-calls'
import type { AnswerOf } from '@cairn/contract/wire/call'

type Subscriptions = AnswerOf<typeof readProfile>['consumerProfile']['subscriptions']
type Subscription = Subscriptions[number]

const subscribed = {
  newsletter: { type: 'Newsletter', channel: 'email' },
  memberNewsletter: { type: 'LoyaltyNewsletter', channel: 'email' },
  textMessages: { type: 'Newsletter', channel: 'sms' },
} as const satisfies Record<string, Pick<Subscription, 'type' | 'channel'>>

export type NewsChoice = keyof typeof subscribed

const activeOnes = (subscriptions: Subscriptions, choice: NewsChoice) => {
  const { type, channel } = subscribed[choice]
  return subscriptions.filter(
    (subscription) =>
      subscription.optin && subscription.type === type && subscription.channel === channel,
  )
}

export const isChosen = (subscriptions: Subscriptions, choice: NewsChoice): boolean =>
  activeOnes(subscriptions, choice).length > 0

type ChoiceChange = {
  choice: NewsChoice
  isOn: boolean
  subscriptions: Subscriptions
  contact: { email: string; phone?: string | undefined }
}

type SubscriptionChange = Pick<Subscription, 'type' | 'channel' | 'optin' | 'recipient'>

/** An opt-in for the contact of the profile, or an opt-out of every address and number that gets the news. */
export function subscriptionChanges({
  choice,
  isOn,
  subscriptions,
  contact,
}: ChoiceChange): SubscriptionChange[] {
  const active = activeOnes(subscriptions, choice)
  const change = subscribed[choice]
  if (!isOn) return active.map(({ recipient }) => ({ ...change, optin: false, recipient }))
  const recipient = change.channel === 'sms' ? contact.phone : contact.email
  const isCurrent = active.some(
    (subscription) => subscription.recipient === recipient?.toLowerCase(),
  )
  return isCurrent || recipient === undefined ? [] : [{ ...change, optin: true, recipient }]
}

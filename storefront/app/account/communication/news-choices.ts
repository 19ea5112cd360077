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

const newsChoices = ['newsletter', 'memberNewsletter', 'textMessages'] as const

/** A box of the form: news to one address or number. */
export type NewsBox = { name: string; choice: NewsChoice; recipient: string; isOn: boolean }

type Contact = { email: string; phone?: string | undefined }

type ShopperNews = {
  subscriptions: Subscriptions
  contact: Contact
  /** What the shopper may subscribe to. Everything may be ended. */
  offered: ReadonlySet<NewsChoice>
}

/** Besides the contact of the profile, each address or number that gets news has a box, such as the former address. */
export const newsBoxes = ({ subscriptions, contact, offered }: ShopperNews): NewsBox[] =>
  newsChoices.flatMap((choice) => {
    const recipients = recipientsOf(subscriptions, choice)
    const own = ownRecipient(choice, contact)
    const isOn = own !== undefined && recipients.includes(own.toLowerCase())
    const others = recipients.filter((recipient) => recipient !== own?.toLowerCase())
    return [
      ...(own !== undefined && (isOn || offered.has(choice))
        ? [{ name: choice, choice, recipient: own, isOn }]
        : []),
      ...others.map((recipient) => ({
        name: `${choice} ${recipient}`,
        choice,
        recipient,
        isOn: true,
      })),
    ]
  })

const ownRecipient = (choice: NewsChoice, { email, phone }: Contact): string | undefined =>
  subscribed[choice].channel === 'sms' ? phone : email

const recipientsOf = (subscriptions: Subscriptions, choice: NewsChoice): string[] => {
  const { type, channel } = subscribed[choice]
  return subscriptions
    .filter(
      (subscription) =>
        subscription.optin && subscription.type === type && subscription.channel === channel,
    )
    .flatMap(({ recipient }) => recipient ?? [])
}

type SubscriptionChange = Pick<Subscription, 'type' | 'channel' | 'optin' | 'recipient'>

/** Only for the boxes that the shopper has changed. */
export const subscriptionChanges = (
  boxes: readonly NewsBox[],
  ticked: { has: (name: string) => boolean },
): SubscriptionChange[] =>
  boxes
    .filter(({ name, isOn }) => ticked.has(name) !== isOn)
    .map(({ choice, recipient, isOn }) => ({ ...subscribed[choice], optin: !isOn, recipient }))

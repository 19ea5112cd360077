import type { readSubscriptions } from '@cairn/contract/accounts/account-calls'
import type { Locale } from '@cairn/contract/sites/sites'
import type { AnswerOf } from '@cairn/contract/wire/call'
import { mailsAfter } from './outbox-events.ts'
import type { Shop } from './shop.ts'
import type { CallResponse, Visitor } from './visitor.ts'

type Choice = { recipient?: string; locale?: Locale; type?: string; optin?: boolean }

export const chooseNewsletter = (
  visitor: Visitor,
  {
    recipient = 'ada@example.com',
    locale = 'de-de',
    type = 'Newsletter',
    optin = true,
  }: Choice = {},
): Promise<CallResponse> =>
  visitor.send('subscribe', { body: { type, channel: 'email', optin, recipient }, locale })

/** The mails that a guest causes by subscribing. */
export const newsletterMails = (shop: Shop, choice: Choice = {}) =>
  mailsAfter(shop, async () => chooseNewsletter(await shop.guest(), choice))

type NewsletterMail = { text: string } | undefined

export const newsletterTokenIn = (mail: NewsletterMail, page: 'confirm' | 'unsubscribe') =>
  new RegExp(`/newsletter/${page}\\?token=([\\w-]+)`).exec(mail?.text ?? '')?.[1] ??
  'no-token-in-this-mail'

/** Whether the link of the mail confirms. */
export async function confirmByMail(shop: Shop, mail: NewsletterMail): Promise<boolean> {
  const body = { token: newsletterTokenIn(mail, 'confirm') }
  const answer = await shop
    .visitor()
    .send<{ isConfirmed: boolean }>('confirmSubscription', { body })
  return answer.body.isConfirmed
}

export const unsubscribeByMail = (shop: Shop, mail: NewsletterMail): Promise<CallResponse> =>
  shop.visitor().send('unsubscribe', { body: { token: newsletterTokenIn(mail, 'unsubscribe') } })

/** The addresses that get a newsletter. */
export async function newsletterRecipients({ database }: Shop): Promise<unknown[]> {
  const { rows } = await database.run(`
    select recipient from newsletter_recipients
    where unsubscribed_at is null and (confirmed_at is not null or not requires_confirmation)
    order by recipient`)
  return rows.map(({ recipient }) => recipient)
}

export const subscriptionsOf = async (visitor: Visitor) =>
  (await visitor.send<AnswerOf<typeof readSubscriptions>>('readSubscriptions')).body.subscriptions

/** The tokens of the links in the mail to somebody who asks for a newsletter. */
export async function newsletterTokens(shop: Shop) {
  const [mail] = await newsletterMails(shop)
  return {
    newsletterConfirmation: newsletterTokenIn(mail, 'confirm'),
    newsletterUnsubscription: newsletterTokenIn(mail, 'unsubscribe'),
  }
}

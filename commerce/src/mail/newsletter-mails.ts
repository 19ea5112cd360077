import type { NewsletterType } from '@cairn/contract/accounts/profile'
import type { Locale } from '@cairn/contract/sites/sites'
import type { NewMail } from './mail.ts'

/** The recipient of a newsletter, with the language of the site where it was asked for. */
export type MailedRecipient = {
  recipientId: string
  type: NewsletterType
  recipient: string
  locale: Locale
}

/** The token of its link is derived from the issue. */
export const confirmationRequestMail = (
  { recipient, ...facts }: MailedRecipient,
  { issue, consumerId }: { issue: string; consumerId: string },
): NewMail => ({
  orderId: null,
  consumerId,
  occasion: issue,
  recipient,
  facts: { kind: 'newsletterConfirm', ...facts, issue },
})

/** At most one a day, however often the newsletter is asked for. */
export const newsletterWelcomeMail = (
  { recipient, ...facts }: MailedRecipient,
  now: Date,
): NewMail => ({
  orderId: null,
  occasion: `${facts.recipientId} ${now.toISOString().slice(0, 10)}`,
  recipient,
  facts: { kind: 'newsletterWelcome', ...facts },
})

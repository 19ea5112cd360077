import { translateIn } from './mail-lines.ts'
import type { MailContent, MailLinks, NewsletterFacts } from './mail.ts'

/** A mail about a newsletter. Each has the link that ends it. */
export function newsletterContent(facts: NewsletterFacts, links: MailLinks): MailContent {
  const { locale, kind, type } = facts
  const { origin, newsletter: { confirmation = '', unsubscribe } = { unsubscribe: '' } } = links
  const translate = translateIn(locale)
  const isForMembers = type === 'LoyaltyNewsletter'
  const letters = translate(isForMembers ? 'lettersForMembers' : 'letters')
  const isRequest = kind === 'newsletterConfirm'
  return {
    locale,
    // A mail program shows mails with one subject as one conversation.
    subject: translate(isForMembers ? `${kind}ForMembersSubject` : `${kind}Subject`),
    eyebrow: null,
    title: translate(`${kind}Title`),
    paragraphs: [
      translate(`${kind}Text`, { letters }),
      ...(isRequest ? [translate('newsletterConfirmOtherwise')] : []),
    ],
    quote: null,
    picture: null,
    codes: [],
    buttons: [
      isRequest
        ? { label: translate('confirmNewsletter'), url: confirmation }
        : { label: translate('lookAround'), url: `${origin}/${locale}` },
    ],
    lines: null,
    sums: [],
    total: null,
    sections: [],
    legal: [{ label: translate('unsubscribe'), url: unsubscribe }],
    smallPrint: [translate('footer'), translate('whyThisNewsletter', { letters })],
  }
}

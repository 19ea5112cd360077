import { contentOf } from './mail-content.ts'
import { mailHtml } from './mail-html.ts'
import { mailText } from './mail-text.ts'
import type { FinishedMail, MailFacts, Opening } from './mail.ts'

/** A mail in both its forms. */
export function finishMail(facts: MailFacts, opening: Opening): FinishedMail {
  const content = contentOf(facts, opening)
  return {
    subject: content.subject,
    html: mailHtml(content, opening.origin),
    text: mailText(content),
  }
}

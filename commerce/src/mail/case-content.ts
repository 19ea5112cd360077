import type { MailContent } from './mail-content.ts'
import type { CaseFacts, Opening } from './mail.ts'
import { sayIn } from './words/in-words.ts'

/** That somebody's words have come, to whoever wrote them and to whoever answers. */
export function caseContent(facts: CaseFacts, { origin }: Opening): MailContent {
  const { locale, caseNumber: number, about, told, message, kind } = facts
  const say = sayIn(locale)
  const isForStaff = kind === 'caseForStaff'
  return {
    locale,
    subject: isForStaff ? `${number}: ${about}` : say('caseOpenedSubject', { number }),
    eyebrow: say('caseNumber', { number }),
    title: isForStaff ? about : say('caseOpenedTitle'),
    paragraphs: isForStaff
      ? told.map(({ label, value }) => `${label}: ${value}`)
      : [say('caseOpenedText'), about],
    quote: message,
    picture: null,
    codes: [],
    buttons: isForStaff ? [] : [{ label: say('lookAround'), url: `${origin}/${locale}` }],
    lines: null,
    sums: [],
    total: null,
    address: null,
    small: isForStaff ? [] : [say('footer'), say('whyThisCase')],
  }
}

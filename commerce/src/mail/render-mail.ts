import { contentOf } from './mail-content.ts'
import { mailHtml } from './mail-html.ts'
import type { RenderedMail, MailContent, MailFacts, MailLinks } from './mail.ts'

export function renderMail(facts: MailFacts, links: MailLinks): RenderedMail {
  const content = contentOf(facts, links)
  return {
    subject: content.subject,
    html: mailHtml(content, links.origin),
    text: mailText(content),
  }
}

/** The text version has everything that the HTML version has. */
function mailText(content: MailContent): string {
  const { title, eyebrow, paragraphs, quote, codes, buttons, small } = content
  const parts = [
    [title],
    eyebrow === null ? [] : [eyebrow],
    ...paragraphs.map((paragraph) => [paragraph]),
    quote === null ? [] : quote.split('\n').map((line) => `> ${line}`),
    codes.map(({ label, value }) => `${label}: ${value}`),
    ...buttons.map(({ label, url }) => [`${label}:`, url]),
    ...textLines(content),
    [...content.sums, ...(content.total ? [content.total] : [])].map(
      ({ label, value }) => `${label}: ${value}`,
    ),
    content.address ? [content.address.title, ...content.address.rows] : [],
    ['Cairn', ...small],
  ]
  return `${parts
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n')}\n`
}

const textLines = ({ lines }: MailContent): string[][] =>
  lines
    ? [
        [lines.title],
        ...lines.rows.map(({ name, traits, amount, page }) => [
          [name, traits].filter(Boolean).join(', '),
          amount,
          page,
        ]),
      ]
    : []

import type { MailContent } from './mail-content.ts'

/** For those who read mails without pictures and colours: nothing is left out. */
export function mailText(content: MailContent): string {
  const { title, eyebrow, paragraphs, quote, codes, buttons, small } = content
  const parts = [
    [title],
    eyebrow === null ? [] : [eyebrow],
    ...paragraphs.map((paragraph) => [paragraph]),
    quote === null ? [] : quote.split('\n').map((line) => `> ${line}`),
    codes.map(({ label, value }) => `${label}: ${value}`),
    ...buttons.map(({ label, url }) => [`${label}:`, url]),
    ...linesIn(content),
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

const linesIn = ({ lines }: MailContent): string[][] =>
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

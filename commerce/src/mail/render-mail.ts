import { languageTag } from '@cairn/contract/sites/formatting'
import { html, raw } from 'hono/html'
import { contentOf } from './mail-content.ts'
import type { RenderedMail, MailContent, MailFacts, MailLinks, ContentLine } from './mail.ts'

export function renderMail(facts: MailFacts, links: MailLinks): RenderedMail {
  const content = contentOf(facts, links)
  return {
    subject: content.subject,
    html: String(mailHtml(content, links.origin)),
    text: mailText(content),
  }
}

/** The text version has everything that the HTML version has. */
function mailText(content: MailContent): string {
  const { title, eyebrow, paragraphs, quote, codes, buttons, smallPrint } = content
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
    ...content.sections.map(({ title: heading, rows }) => [heading, ...rows]),
    content.legal.map(({ label, url }) => `${label}: ${url}`),
    ['Cairn', ...smallPrint],
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
        ...lines.rows.map(({ name, traits, amount, page }) =>
          [[name, traits].filter(Boolean).join(', '), amount, page].filter(Boolean),
        ),
      ]
    : []

const ink = '#161c1d'
const mutedColour = '#4d5859'
const line = '#d7dcda'
const pageColour = '#eef1ef'
const cardColour = '#ffffff'
const lichen = '#d4db45'
const tarn = '#135560'
const font = raw("font-family:Archivo,'Helvetica Neue',Helvetica,Arial,sans-serif")

/** The path of the logo in mails. */
export const wordmarkPath = '/mail-wordmark.png'

type Html = ReturnType<typeof html>

/** Mail programs support little besides tables and inline styles. */
function mailHtml(content: MailContent, origin: string): Html {
  const { locale, subject, title } = content
  return html`<!doctype html>
<html lang="${languageTag(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${subject}</title>
</head>
<body style="margin:0;padding:0;background:${pageColour};color:${ink};${font}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${pageColour}">
<tr><td align="center" style="padding:0">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:${cardColour};text-align:left">
<tr><td style="background:${ink};padding:20px 24px"><img src="${origin}${wordmarkPath}" width="84" height="27" alt="cairn" style="display:block;border:0;color:${cardColour};font:600 22px Arial,sans-serif"></td></tr>
<tr><td style="padding:40px 24px 8px">
${content.eyebrow === null ? '' : html`<p style="margin:0 0 8px;color:${mutedColour};font-size:14px;line-height:1.4">${content.eyebrow}</p>`}
<h1 style="margin:0;font-size:30px;line-height:1.15;font-weight:600;letter-spacing:-0.02em">${title}</h1>
${content.paragraphs.map(paragraph)}
${quoteOf(content)}
${pictureOf(content)}
${codesOf(content)}
${buttonsOf(content)}
</td></tr>
${linesOf(content)}
${content.sections.map(sectionOf)}
<tr><td style="padding:32px 24px 40px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td style="border-top:1px solid ${line};padding-top:20px">
${content.legal.map(({ label, url }) => html`<a href="${url}" target="_blank" style="margin:0 16px 8px 0;color:${mutedColour};font-size:13px;line-height:1.5">${label}</a> `)}
${content.smallPrint.map((text) => html`<p style="margin:0 0 8px;color:${mutedColour};font-size:13px;line-height:1.5">${text}</p>`)}
</td></tr></table>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>`
}

const paragraph = (text: string) =>
  html`<p style="margin:16px 0 0;font-size:16px;line-height:1.55">${text}</p>`

const quoteOf = ({ quote }: MailContent) =>
  quote === null
    ? ''
    : html`<p style="margin:24px 0 0;padding:0 0 0 20px;border-left:3px solid ${lichen};font:italic 400 20px/1.4 Newsreader,Georgia,serif">${withBreaks(quote.split('\n'))}</p>`

const pictureOf = ({ picture }: MailContent) =>
  picture === null
    ? ''
    : html`<img src="${picture}" width="552" alt="" style="display:block;width:100%;max-width:552px;height:auto;margin:24px 0 0;border:0;background:${pageColour}">`

const codesOf = ({ codes }: MailContent) =>
  codes.map(
    ({ label, value }) =>
      html`<p style="margin:24px 0 0;color:${mutedColour};font-size:14px;line-height:1.4">${label}<br><span style="color:${ink};font:600 22px/1.5 ui-monospace,'SF Mono',Menlo,Consolas,monospace">${value}</span></p>`,
  )

/** Only the first button is filled. */
const buttonsOf = ({ buttons }: MailContent) =>
  buttons.map(({ label, url }, index) =>
    index === 0
      ? html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:28px 0 0"><tr><td style="background:${lichen};border-radius:2px"><a href="${url}" target="_blank" style="display:inline-block;padding:16px 28px;color:${ink};font-size:16px;line-height:20px;font-weight:600;text-decoration:none">${label}</a></td></tr></table>`
      : html`<p style="margin:20px 0 0;font-size:15px"><a href="${url}" target="_blank" style="color:${tarn}">${label}</a></p>`,
  )

const heading = (text: string) =>
  html`<h2 style="margin:0 0 4px;font-size:20px;line-height:1.2;font-weight:600;letter-spacing:-0.01em">${text}</h2>`

function linesOf({ lines, sums, total }: MailContent): Html | '' {
  if (!lines) return ''
  return html`<tr><td style="padding:40px 24px 0">
${heading(lines.title)}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="font-size:15px;line-height:1.4">
${lines.rows.map(lineRow)}
</table>
${sums.length === 0 ? '' : sumsTable(sums)}
${total ? totalTable(total) : ''}
</td></tr>`
}

const lineRow = ({ name, traits, amount, picture, page }: ContentLine) =>
  html`<tr><td width="80" valign="top" style="padding:16px 16px 16px 0;border-bottom:1px solid ${line}"><a href="${page}" target="_blank"><img src="${picture}" width="80" alt="" style="display:block;width:80px;height:auto;border:0;background:${pageColour}"></a></td>
<td valign="top" style="padding:16px 12px 16px 0;border-bottom:1px solid ${line}"><a href="${page}" target="_blank" style="color:${ink};font-weight:600;text-decoration:none">${name}</a><br><span style="color:${mutedColour}">${traits}</span></td>
<td valign="top" align="right" style="padding:16px 0;border-bottom:1px solid ${line};white-space:nowrap">${amount}</td></tr>`

type Sum = { label: string; value: string }

const sumsTable = (sums: readonly Sum[]) =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:12px 0 0;font-size:15px;line-height:1.4">
${sums.map(({ label, value }) => html`<tr><td style="padding:4px 0;color:${mutedColour}">${label}</td><td align="right" style="padding:4px 0;white-space:nowrap">${value}</td></tr>`)}
</table>`

const totalTable = ({ label, value }: Sum) =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:12px 0 0;font-size:19px;line-height:1.35;font-weight:600"><tr><td style="padding:14px 0 0;border-top:1px solid ${ink}">${label}</td><td align="right" style="padding:14px 0 0;border-top:1px solid ${ink};white-space:nowrap">${value}</td></tr></table>`

const sectionOf = ({ title, rows }: MailContent['sections'][number]) =>
  html`<tr><td style="padding:36px 24px 0">
${heading(title)}
<p style="margin:8px 0 0;color:${mutedColour};font-size:15px;line-height:1.5">${withBreaks(rows)}</p>
</td></tr>`

const withBreaks = (rows: readonly string[]) =>
  rows.map((row, index) => (index === 0 ? row : html`<br>${row}`))

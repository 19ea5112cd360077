import {
  findLatestMails,
  findMail,
  type MailKeys,
  type StoredMail,
} from '@cairn/commerce/mail/stored-mails-flow'
import type { OpenDatabase } from '@cairn/commerce/platform/database/database'
import { html } from 'hono/html'
import { plainPagePolicy } from '../http/security-headers.ts'
import { type Html, plainPage } from '../pages/plain-page.ts'

const maxListed = 200
const mailPath = /^\/inbox\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/

export type Inbox = (pathname: string) => Promise<Response>

/** Shows the mails of a shop that has no mail server. */
export const createInbox =
  ({ query }: Pick<OpenDatabase, 'query'>, keys: MailKeys): Inbox =>
  async (pathname) => {
    if (pathname === '/inbox') {
      return answer(200, inboxList(await findLatestMails(query, maxListed, keys)))
    }
    const [, mailId] = mailPath.exec(pathname) ?? []
    const mail = mailId === undefined ? undefined : await findMail(query, mailId, keys)
    return mail ? answer(200, inboxMail(mail)) : answer(404, mailNotFound)
  }

const answer = async (status: number, content: Html) =>
  new Response(await content, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': plainPagePolicy,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
    },
  })

const page = (title: string, content: Html): Html => plainPage({ title, language: 'en', content })

const inboxList = (mails: readonly StoredMail[]): Html =>
  page(
    'Inbox',
    html`<h1>Inbox</h1>
<p class="lead">What this shop has written. No mail server is set up, so nothing leaves the house.</p>
${mails.length === 0 ? emptyInbox : html`<ul>${mails.map(entry)}</ul>`}`,
  )

const entry = ({ mailId, subject, recipient, createdAt }: StoredMail) =>
  html`<li><a href="/inbox/${mailId}"><b>${subject}</b>${timeOf(createdAt)}<span>${recipient}</span></a></li>`

const emptyInbox = html`<div class="empty">
<svg viewBox="0 0 64 48" aria-hidden="true"><path fill="currentColor" d="M4 29C4 13 18 6 34 6s27 8 26 23c-1 13-12 16-27 16S4 43 4 29z"/></svg>
<p class="display">Nothing here yet. Every cairn starts with one stone.</p>
<p>Place an order, and what the shopper is told about it appears here. <a href="/">To the shop</a></p>
</div>`

/** Shows a mail in a sandboxed frame without scripts and without access to the shop. */
const inboxMail = ({ subject, recipient, createdAt, html: content, text }: StoredMail): Html =>
  page(
    subject,
    html`<a class="back" href="/inbox">Back to the inbox</a>
<h1>${subject}</h1>
<dl><dt>To</dt><dd>${recipient}</dd><dt>Written</dt><dd>${timeOf(createdAt)}</dd></dl>
<iframe title="The mail" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${content}"></iframe>
<details><summary>As plain text</summary><pre>${text}</pre></details>`,
  )

const mailNotFound = page(
  'No such mail',
  html`<a class="back" href="/inbox">Back to the inbox</a>
<h1>There is no such mail.</h1>
<p class="lead">Mails are kept for 90 days.</p>`,
)

const timeOf = (instant: string) =>
  html`<time datetime="${instant}">${instant.slice(0, 10)} ${instant.slice(11, 16)} UTC</time>`

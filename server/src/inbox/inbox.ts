import { findLatestMails } from '@cairn/commerce/mail/stored-mails-flow'
import { findMail } from '@cairn/commerce/mail/stored-mails-flow'
import { type MailKeys } from '@cairn/commerce/mail/stored-mails-flow'
import type { OpenDatabase } from '@cairn/commerce/platform/database/database'
import { inboxPolicy } from '../http/security-headers.ts'
import { inboxList, inboxMail, mailNotFound } from './inbox-page.ts'

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

const answer = (status: number, html: string) =>
  new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': inboxPolicy,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
    },
  })

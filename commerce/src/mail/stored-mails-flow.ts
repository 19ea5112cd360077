import { linkTokenOf } from '../accounts/account-links-store.ts'
import { findPhotos } from '../cases/cases-store.ts'
import { shareRefusalToken } from '../lists/share-refusals-store.ts'
import { orderCodeOf } from '../orders/order-code-store.ts'
import { ticketOf } from '../orders/order-guard.ts'
import { issuedGiftCard } from '../payments/gift-cards/gift-card-store.ts'
import type { Database } from '../platform/database/database.ts'
import { faultPoint } from '../platform/faults.ts'
import { confirmationTokenOf } from '../subscriptions/newsletter-confirmations-store.ts'
import { confirmationUrl, unsubscribeUrl } from '../subscriptions/newsletter-links.ts'
import { unsubscribeTokenOf } from '../subscriptions/unsubscription-flow.ts'
import { linkPurposes } from './account-mails-flow.ts'
import type { MailProvider } from './mail-provider.ts'
import { isNewsletterMail, type MailFacts, type RenderedMail } from './mail.ts'
import {
  deleteMail,
  findLatestMailRows,
  findMailRow,
  type MailRow,
  markSent,
} from './mails-store.ts'
import { renderMail } from './render-mail.ts'

/** What mails are rendered with besides their facts. */
export type MailKeys = { tokenSecret: string; cardSecret: string; publicOrigin: string }

export type StoredMail = RenderedMail &
  Omit<MailRow, 'orderId' | 'facts'> & {
    /** Set if the photos of the case are attached. */
    caseNumber?: string
  }

export async function findMail(
  database: Database,
  mailId: string,
  keys: MailKeys,
): Promise<StoredMail | undefined> {
  const row = await findMailRow(database, mailId)
  return row && renderStoredMail(row, keys)
}

/** Newest first. */
export async function findLatestMails(
  database: Database,
  count: number,
  keys: MailKeys,
): Promise<StoredMail[]> {
  const rows = await findLatestMailRows(database, count)
  return rows.map((row) => renderStoredMail(row, keys))
}

function renderStoredMail({ facts, orderId, ...row }: MailRow, keys: MailKeys): StoredMail {
  const { tokenSecret, cardSecret, publicOrigin: origin } = keys
  const ticket = orderId === null ? '' : ticketOf(orderId, tokenSecret)
  const codes = {
    ...(facts.kind === 'giftCard' && { card: issuedGiftCard(cardSecret, facts.card) }),
    ...(facts.kind === 'orderCode' && { orderCode: orderCodeOf(facts.issue, tokenSecret) }),
    ...((facts.kind === 'passwordReset' ||
      facts.kind === 'welcome' ||
      facts.kind === 'emailChange') && {
      accountToken: linkTokenOf(linkPurposes[facts.kind], facts.issue, tokenSecret),
    }),
    ...(facts.kind === 'favouritesShared' && {
      shareRefusal: shareRefusalToken(row.recipient, tokenSecret),
    }),
  }
  const newsletter = newsletterParts(facts, keys)
  return {
    ...row,
    ...newsletter.mail,
    ...(facts.kind === 'caseForStaff' && { replyTo: facts.email, caseNumber: facts.caseNumber }),
    ...renderMail(facts, { origin, ticket, ...codes, ...newsletter.links }),
  }
}

/** Nothing for other mails. */
function newsletterParts(facts: MailFacts, { tokenSecret, publicOrigin: origin }: MailKeys) {
  if (!isNewsletterMail(facts)) return {}
  const { locale, recipientId } = facts
  const linkWith = (token: string) => ({ origin, locale, token })
  const unsubscribe = unsubscribeUrl(linkWith(unsubscribeTokenOf(recipientId, tokenSecret)))
  const confirmation =
    facts.kind === 'newsletterConfirm' &&
    confirmationUrl(linkWith(confirmationTokenOf(facts.issue, tokenSecret)))
  return {
    mail: { unsubscribeUrl: unsubscribe },
    links: { newsletter: { unsubscribe, ...(confirmation && { confirmation }) } },
  }
}

type MailDeps = { database: Database; mails: MailProvider; keys: MailKeys }

/** A retry sends the mail with the same message id, so that mail programs recognise the duplicate. */
export async function sendMail({ database, mails, keys }: MailDeps, mailId: string): Promise<void> {
  const mail = await findMail(database, mailId, keys)
  if (!mail || mail.isSent) return
  const { recipient, subject, html, text, replyTo, unsubscribeUrl: unsubscribe, caseNumber } = mail
  const messageId = `<${mailId}@${new URL(keys.publicOrigin).hostname}>`
  const pictures = caseNumber === undefined ? [] : await findPhotos(database, caseNumber)
  await mails.send({
    recipient,
    subject,
    html,
    text,
    messageId,
    pictures,
    ...(replyTo !== undefined && { replyTo }),
    ...(unsubscribe !== undefined && { unsubscribeUrl: unsubscribe }),
  })
  await faultPoint('mail.sent')
  await (mail.kind === 'accountDeleted' ? deleteMail(database, mailId) : markSent(database, mailId))
}

import { findPhotos } from '../cases/cases-store.ts'
import type { Database } from '../platform/database/database.ts'
import { faultPoint } from '../platform/faults.ts'
import type { MailProvider } from './mail-provider.ts'
import { findMail, type MailKeys, markSent } from './mails-store.ts'

type Sending = { database: Database; mails: MailProvider; keys: MailKeys }

/** A try that was not heard of to its end is made again under the same id, by which it is known. */
export async function sendMail({ database, mails, keys }: Sending, mailId: string): Promise<void> {
  const mail = await findMail(database, mailId, keys)
  if (!mail || mail.isSent) return
  const { recipient, subject, html, text, replyTo, caseNumber } = mail
  const messageId = `<${mailId}@${new URL(keys.publicOrigin).hostname}>`
  const pictures = caseNumber === undefined ? [] : await findPhotos(database, caseNumber)
  await mails.post({
    recipient,
    subject,
    html,
    text,
    messageId,
    pictures,
    ...(replyTo !== undefined && { replyTo }),
  })
  await faultPoint('mail.sent')
  await markSent(database, mailId)
}

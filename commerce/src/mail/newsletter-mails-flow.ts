import { readClock } from '../platform/clock-store.ts'
import type { Database } from '../platform/database/database.ts'
import { inTransaction, lockName } from '../platform/database/in-transaction.ts'
import type { EventPayloads } from '../platform/jobs/event-payloads.ts'
import {
  confirmationTokenOf,
  countConfirmations,
  saveConfirmation,
} from '../subscriptions/newsletter-confirmations-store.ts'
import { findNewsletterRecipient } from '../subscriptions/newsletter-recipients-store.ts'
import { writeMails } from './mails-store.ts'
import { confirmationRequestMail, newsletterWelcomeMail } from './newsletter-mails.ts'

/** Further requests write no mail as long as these links can be used, because anybody can type any address. */
const maxLinks = 3

/** Asks the recipient to confirm, or welcomes who gets the newsletter. */
export const writeNewsletterMail = (
  database: Database,
  { recipientId, consumerId, issue }: EventPayloads['newsletter-requested'],
  tokenSecret: string,
): Promise<void> =>
  inTransaction(database, async (transaction) => {
    await lockName(transaction, `newsletter ${recipientId}`)
    const found = await findNewsletterRecipient(transaction, recipientId)
    if (!found || found.hasEnded) return
    const { isActive, hasEnded: _, ...recipient } = found
    if (isActive) {
      const now = await readClock(transaction)
      return writeMails(transaction, [newsletterWelcomeMail(recipient, now)])
    }
    if ((await countConfirmations(transaction, recipientId)) >= maxLinks) return
    const token = confirmationTokenOf(issue, tokenSecret)
    await saveConfirmation(transaction, { recipientId, consumerId, token })
    await writeMails(transaction, [confirmationRequestMail(recipient, { issue, consumerId })])
  })

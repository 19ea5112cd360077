import { consume, schedule } from '../platform/jobs/consumer.ts'
import {
  writeEmailChange,
  writeNewDevice,
  writePasskeyAdded,
  writePasswordChanged,
  writePasswordReset,
  writeProfileRequested,
  writeWelcome,
} from './account-mails-flow.ts'
import { writeEventMail, writeReservationMail } from './booking-mails-flow.ts'
import {
  writeConfirmation,
  writeCaseMails,
  writeOrderChange,
  writeRefund,
  writeReturn,
  writeWithdrawnReturn,
  writeOrderCode,
} from './mail-flow.ts'
import type { MailProvider } from './mail-provider.ts'
import { deleteOldMails } from './mails-store.ts'
import { writeNewsletterMail } from './newsletter-mails-flow.ts'
import { writeSharedFavourites } from './shared-favourites-flow.ts'
import { writeBackInStock } from './stock-mails-flow.ts'
import { type MailKeys } from './stored-mails-flow.ts'
import { sendMail } from './stored-mails-flow.ts'

export type MailJobDeps = MailKeys & {
  /** Undefined if the shop sends no mails. */
  mails: MailProvider | undefined
  /** Receives the cases. */
  staffEmail: string
}

export const mailJobs = ({ mails, staffEmail, ...keys }: MailJobDeps) => ({
  consumers: [
    consume('write-order-confirmations', 'order-placed', (database, event) =>
      writeConfirmation(database, event, keys.cardSecret),
    ),
    consume('write-order-change-mails', 'order-changed', writeOrderChange),
    consume('write-refund-mails', 'order-refunded', (database, { refund, ...event }) =>
      writeRefund(database, { ...event, occasion: refund }),
    ),
    consume('write-return-mails', 'return-announced', writeReturn),
    consume('write-withdrawn-return-mails', 'return-withdrawn', writeWithdrawnReturn),
    consume('write-case-mails', 'case-opened', (database, event) =>
      writeCaseMails(database, event, staffEmail),
    ),
    consume('write-order-code-mails', 'order-code-requested', writeOrderCode),
    consume('write-back-in-stock-mails', 'back-in-stock', writeBackInStock),
    consume('write-event-mails', 'event-registered', writeEventMail),
    consume('write-reservation-mails', 'item-reserved', writeReservationMail),
    consume('write-shared-favourites-mails', 'favourites-shared', (database, event) =>
      writeSharedFavourites(database, event, keys.tokenSecret),
    ),
    consume('write-password-reset-mails', 'password-reset-requested', (database, event) =>
      writePasswordReset(database, event, keys.tokenSecret),
    ),
    consume('write-welcome-mails', 'account-created', (database, event) =>
      writeWelcome(database, event, keys.tokenSecret),
    ),
    consume('write-profile-mails', 'profile-requested', writeProfileRequested),
    consume('write-email-change-mails', 'email-change-requested', (database, event) =>
      writeEmailChange(database, event, keys.tokenSecret),
    ),
    consume('write-new-device-mails', 'device-added', writeNewDevice),
    consume('write-passkey-mails', 'passkey-added', writePasskeyAdded),
    consume('write-password-changed-mails', 'password-changed', writePasswordChanged),
    consume('write-newsletter-mails', 'newsletter-requested', (database, event) =>
      writeNewsletterMail(database, event, keys.tokenSecret),
    ),
    ...(mails
      ? [
          {
            ...consume('send-mails', 'mail-written', (database, { mailId }) =>
              sendMail({ database, mails, keys }, mailId),
            ),
            retryDelaySeconds: 60,
          },
        ]
      : []),
  ],
  schedules: [schedule('delete-old-mails', '41 3 * * *', deleteOldMails)],
})

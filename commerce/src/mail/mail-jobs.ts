import { caseOpened } from '../cases/cases-store.ts'
import { orderPlaced } from '../orders/placing/finish-order-store.ts'
import {
  orderChanged,
  orderRefunded,
  returnAnnounced,
  returnWithdrawn,
} from '../orders/order-store.ts'
import { orderCodeRequested } from '../orders/order-code-store.ts'
import { consume, schedule } from '../platform/jobs/consumer.ts'
import {
  writeConfirmation,
  writeCaseMails,
  writeOrderChange,
  writeRefund,
  writeReturn,
  writeWithdrawnReturn,
  writeOrderCode,
} from './mail-flow.ts'
import { deleteOldMails, mailWritten } from './mails-store.ts'
import { type MailKeys } from './stored-mails-flow.ts'
import type { MailProvider } from './mail-provider.ts'
import { sendMail } from './stored-mails-flow.ts'

export type MailJobDeps = MailKeys & {
  /** Undefined if the shop sends no mails. */
  mails: MailProvider | undefined
  /** Receives the cases. */
  staffAddress: string
}

export const mailJobs = ({ mails, staffAddress, ...keys }: MailJobDeps) => ({
  consumers: [
    consume('write-order-confirmations', orderPlaced, (database, event) =>
      writeConfirmation(database, event, keys.cardSecret),
    ),
    consume('write-order-change-mails', orderChanged, writeOrderChange),
    consume('write-refund-mails', orderRefunded, (database, { refund, ...event }, { id }) =>
      writeRefund(database, { ...event, occasion: refund ?? id }),
    ),
    consume('write-return-mails', returnAnnounced, writeReturn),
    consume('write-withdrawn-return-mails', returnWithdrawn, writeWithdrawnReturn),
    consume('write-case-mails', caseOpened, (database, event) =>
      writeCaseMails(database, event, staffAddress),
    ),
    consume('write-order-code-mails', orderCodeRequested, writeOrderCode),
    ...(mails
      ? [
          {
            ...consume('send-mails', mailWritten, (database, { mailId }) =>
              sendMail({ database, mails, keys }, mailId),
            ),
            retryDelaySeconds: 60,
          },
        ]
      : []),
  ],
  schedules: [schedule('delete-old-mails', '41 3 * * *', deleteOldMails)],
})

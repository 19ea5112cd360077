import { orderPlaced } from '../orders/confirm-order-store.ts'
import { orderChanged, orderRefunded } from '../orders/order-events-store.ts'
import { consume, schedule } from '../platform/jobs/consumer.ts'
import { forgetOldMails, type MailKeys, mailWritten } from './mails-store.ts'
import { writeOfChange, writeOfPlaced, writeOfRefund } from './order-mails-store.ts'
import type { MailProvider } from './mail-provider.ts'
import { sendMail } from './send-mail-store.ts'

export type MailNeeds = MailKeys & {
  /** None: what is written stays in the house. */
  mails: MailProvider | undefined
}

export const mailJobs = ({ mails, ...keys }: MailNeeds) => ({
  consumers: [
    consume('write-of-placed-orders', orderPlaced, (database, told) =>
      writeOfPlaced(database, told, keys.cardSecret),
    ),
    consume('write-of-changed-orders', orderChanged, writeOfChange),
    consume('write-of-refunds', orderRefunded, (database, { refund, ...told }, { id }) =>
      writeOfRefund(database, { ...told, occasion: refund ?? id }),
    ),
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
  schedules: [schedule('forget-old-mails', '41 3 * * *', forgetOldMails)],
})

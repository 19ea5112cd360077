import { caseOpened } from '../cases/cases-store.ts'
import { orderPlaced } from '../orders/confirm-order-store.ts'
import {
  orderChanged,
  orderRefunded,
  returnAnnounced,
  returnWithdrawn,
} from '../orders/order-events-store.ts'
import { orderCodeAsked } from '../orders/order-code-store.ts'
import { consume, schedule } from '../platform/jobs/consumer.ts'
import { writeOfCase } from './case-mails-store.ts'
import { forgetOldMails, type MailKeys, mailWritten } from './mails-store.ts'
import {
  writeOfChange,
  writeOfPlaced,
  writeOfRefund,
  writeOfReturn,
  writeOfWithdrawnReturn,
  writeOrderCode,
} from './order-mails-store.ts'
import type { MailProvider } from './mail-provider.ts'
import { sendMail } from './send-mail-store.ts'

export type MailNeeds = MailKeys & {
  /** None: what is written stays in the house. */
  mails: MailProvider | undefined
  /** Where those read who answer. */
  staffAddress: string
}

export const mailJobs = ({ mails, staffAddress, ...keys }: MailNeeds) => ({
  consumers: [
    consume('write-of-placed-orders', orderPlaced, (database, told) =>
      writeOfPlaced(database, told, keys.cardSecret),
    ),
    consume('write-of-changed-orders', orderChanged, writeOfChange),
    consume('write-of-refunds', orderRefunded, (database, { refund, ...told }, { id }) =>
      writeOfRefund(database, { ...told, occasion: refund ?? id }),
    ),
    consume('write-of-returns', returnAnnounced, writeOfReturn),
    consume('write-of-withdrawn-returns', returnWithdrawn, writeOfWithdrawnReturn),
    consume('write-of-cases', caseOpened, (database, told) =>
      writeOfCase(database, told, staffAddress),
    ),
    consume('write-order-codes', orderCodeAsked, writeOrderCode),
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

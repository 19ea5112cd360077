import { stylesOfSkus } from '../catalogue/take-stock-store.ts'
import { stylesChanged } from '../catalogue/catalogue-changed-store.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { consume, schedule } from '../platform/jobs/consumer.ts'
import type { Warn } from '../platform/jobs/warn.ts'
import { givePoints } from './give-points-store.ts'
import { moneyRefused } from './refused-money-store.ts'
import { stockTurned } from './stock-events-store.ts'

export const orderJobs = ({ warn }: { warn: Warn }) => ({
  schedules: [schedule('give-points', '41 * * * *', givePoints)],
  consumers: [
    consume('list-what-is-left', stockTurned, (database, { skus }) =>
      inTransaction(database, async (transaction) => {
        await stylesChanged(transaction, { styleIds: await stylesOfSkus(transaction, skus) })
      }),
    ),
    consume('tell-of-refused-money', moneyRefused, async (_database, refused) =>
      warn(refused, 'the payment provider would not move money: npm run orders -- show'),
    ),
  ],
})

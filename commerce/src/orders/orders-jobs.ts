import { stylesOfSkus } from '../catalogue/take-stock-store.ts'
import { stylesChanged } from '../catalogue/catalogue-changed-store.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { consume, schedule } from '../platform/jobs/consumer.ts'
import { givePoints } from './give-points-store.ts'
import { stockTurned } from './stock-events-store.ts'

export const orderJobs = {
  schedules: [schedule('give-points', '41 * * * *', givePoints)],
  consumers: [
    consume('list-what-is-left', stockTurned, (database, { skus }) =>
      inTransaction(database, async (transaction) => {
        await stylesChanged(transaction, { styleIds: await stylesOfSkus(transaction, skus) })
      }),
    ),
  ],
}

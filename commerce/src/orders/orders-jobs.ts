import { stylesOfSkus } from '../catalogue/take-stock-store.ts'
import { stylesChanged } from '../catalogue/catalogue-changed-store.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { consume } from '../platform/jobs/consumer.ts'
import { stockTurned } from './stock-events-store.ts'

export const orderJobs = {
  consumers: [
    consume('list-what-is-left', stockTurned, (database, { skus }) =>
      inTransaction(database, async (transaction) => {
        await stylesChanged(transaction, { styleIds: await stylesOfSkus(transaction, skus) })
      }),
    ),
  ],
}

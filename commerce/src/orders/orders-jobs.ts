import { propagateStyleChanges } from '../catalogue/catalogue-changes-store.ts'
import { styleIdsOfSkus } from '../catalogue/stock/stock-store.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { consume, schedule } from '../platform/jobs/consumer.ts'
import type { Warn } from '../platform/jobs/warn.ts'
import { awardPoints } from './money/order-points-store.ts'
import { deleteOldTrackingFailures } from './tracking-failures-store.ts'

export const orderJobs = ({ warn }: { warn: Warn }) => ({
  schedules: [
    schedule('award-points', '41 * * * *', awardPoints),
    schedule('delete-tracking-failures', '17 * * * *', deleteOldTrackingFailures),
  ],
  consumers: [
    consume('update-availability', 'availability-changed', (database, { skus }) =>
      inTransaction(database, async (transaction) => {
        await propagateStyleChanges(transaction, {
          styleIds: await styleIdsOfSkus(transaction, skus),
        })
      }),
    ),
    consume('warn-of-refused-movements', 'movement-refused', async (_database, refusal) =>
      warn(refusal, 'the payment provider refused to move money: npm run orders -- show'),
    ),
  ],
})

import { styleIdsOfSkus } from '../catalogue/stock/warehouse-stock-store.ts'
import { propagateStyleChanges } from '../catalogue/catalogue-changes-store.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { consume, schedule } from '../platform/jobs/consumer.ts'
import type { Warn } from '../platform/jobs/warn.ts'
import { awardPoints } from './money/order-points-store.ts'
import { movementRefused } from './money/refused-movements-store.ts'
import { availabilityChanged } from './fulfilment/release-stock-store.ts'

export const orderJobs = ({ warn }: { warn: Warn }) => ({
  schedules: [schedule('award-points', '41 * * * *', awardPoints)],
  consumers: [
    consume('update-availability', availabilityChanged, (database, { skus }) =>
      inTransaction(database, async (transaction) => {
        await propagateStyleChanges(transaction, {
          styleIds: await styleIdsOfSkus(transaction, skus),
        })
      }),
    ),
    consume('warn-of-refused-movements', movementRefused, async (_database, refusal) =>
      warn(refusal, 'the payment provider refused to move money: npm run orders -- show'),
    ),
  ],
})

import { setTimeout as sleep } from 'node:timers/promises'
import { shopInstruments } from '../orders/money/instruments-flow.ts'
import { deleteOldKeys } from '../orders/placing/idempotency-key-store.ts'
import type { PaymentProvider } from '../payments/providers/provider.ts'
import { schedule } from '../platform/jobs/consumer.ts'
import type { Warn } from '../platform/jobs/warn.ts'
import { settleUnsettledOrders } from './settle-payments-flow.ts'

/** A schedule runs once a minute at most, and unsettled orders must not hold stock that long. */
const runsPerMinute = 6
const pauseMs = 60_000 / runsPerMinute - 1_000

export const checkoutJobs = ({ provider, warn }: { provider: PaymentProvider; warn: Warn }) => ({
  schedules: [
    schedule('settle-orders', '* * * * *', async (database, { signal }) => {
      const deps = { database, provider, instruments: shopInstruments }
      for (let run = 1; run <= runsPerMinute && !signal.aborted; run++) {
        await settleUnsettledOrders(deps, warn)
        if (run < runsPerMinute) await sleep(pauseMs, undefined, { signal }).catch(() => {})
      }
    }),
    schedule('delete-old-idempotency-keys', '23 * * * *', deleteOldKeys),
  ],
})

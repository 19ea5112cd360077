import { setTimeout as sleep } from 'node:timers/promises'
import { shopInstruments } from '../orders/money/instruments-flow.ts'
import { deleteOldKeys } from '../orders/placing/idempotency-key-store.ts'
import type { PaymentProvider } from '../payments/providers/provider.ts'
import { schedule } from '../platform/jobs/consumer.ts'
import type { Warn } from '../platform/jobs/warn.ts'
import { sweepOrders } from './settle-payments-flow.ts'

/** A schedule runs once a minute at most, and unsettled orders must not hold stock that long. */
const sweepsPerMinute = 6
const pauseMs = 60_000 / sweepsPerMinute - 1_000

export const checkoutJobs = ({ provider, warn }: { provider: PaymentProvider; warn: Warn }) => ({
  schedules: [
    schedule('settle-orders', '* * * * *', async (database, { signal }) => {
      const deps = { database, provider, instruments: shopInstruments }
      for (let sweep = 1; sweep <= sweepsPerMinute && !signal.aborted; sweep++) {
        await sweepOrders(deps, warn)
        if (sweep < sweepsPerMinute) await sleep(pauseMs, undefined, { signal }).catch(() => {})
      }
    }),
    schedule('delete-old-idempotency-keys', '23 * * * *', deleteOldKeys),
  ],
})

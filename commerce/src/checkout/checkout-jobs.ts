import { setTimeout as sleep } from 'node:timers/promises'
import { shopInstruments } from '../orders/instruments-store.ts'
import { forgetOldKeys } from '../orders/keyed-order-store.ts'
import type { PaymentProvider } from '../payments/provider.ts'
import { schedule } from '../platform/jobs/consumer.ts'
import type { Warn } from '../platform/jobs/warn.ts'
import { sweepOrders } from './sweep-store.ts'

/** A minute is the shortest that a schedule knows, and longer than a shopper's things may be held. */
const sweepsAMinute = 6
const pause = 60_000 / sweepsAMinute - 1_000

export const checkoutJobs = ({ provider, warn }: { provider: PaymentProvider; warn: Warn }) => ({
  schedules: [
    schedule('settle-orders', '* * * * *', async (database, { signal }) => {
      const till = { database, provider, instruments: shopInstruments }
      for (let sweep = 1; sweep <= sweepsAMinute && !signal.aborted; sweep++) {
        await sweepOrders(till, warn)
        if (sweep < sweepsAMinute) await sleep(pause, undefined, { signal }).catch(() => {})
      }
    }),
    schedule('forget-old-keys', '23 * * * *', forgetOldKeys),
  ],
})

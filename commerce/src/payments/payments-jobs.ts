import { consume, schedule } from '../platform/jobs/consumer.ts'
import { deleteDiscardedToken, deleteWaitingTokens } from './discarded-tokens-flow.ts'
import type { PaymentProvider } from './providers/provider.ts'

export const paymentJobs = ({ provider }: { provider: PaymentProvider }) => ({
  consumers: [
    {
      ...consume('delete-discarded-tokens', 'token-discarded', (database, { discardId }) =>
        deleteDiscardedToken({ database, provider }, discardId),
      ),
      retryDelaySeconds: 60,
    },
  ],
  schedules: [
    schedule('delete-waiting-tokens', '49 * * * *', (database) =>
      deleteWaitingTokens({ database, provider }),
    ),
  ],
})

import { forgetExpiredChallenges } from './defence/challenge-store.ts'
import { schedule } from './jobs/consumer.ts'
import { clearChanges } from './cache/change-store.ts'
import { forgetOldCounts } from './limits/rate-count-store.ts'

export const platformJobs = {
  schedules: [
    schedule('forget-expired-challenges', '23 3 * * *', forgetExpiredChallenges),
    schedule('clear-changes', '*/10 * * * *', clearChanges),
    schedule('forget-old-counts', '*/10 * * * *', forgetOldCounts),
  ],
}

import { forgetExpiredChallenges } from './defence/challenge-store.ts'
import { schedule } from './jobs/consumer.ts'
import { forgetOldCounts } from './limits/rate-count-store.ts'

export const platformJobs = {
  schedules: [
    schedule('forget-expired-challenges', '23 3 * * *', forgetExpiredChallenges),
    schedule('forget-old-counts', '*/10 * * * *', forgetOldCounts),
  ],
}

import { schedule } from '../platform/jobs/consumer.ts'
import { forgetOldNotices } from './notice-store.ts'

export const catalogueJobs = {
  schedules: [schedule('forget-old-stock-notices', '41 3 * * *', forgetOldNotices)],
}

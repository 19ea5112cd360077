import { schedule } from '../platform/jobs/consumer.ts'
import { deleteOldCounts } from './cases-store.ts'

export const caseJobs = {
  schedules: [schedule('forget-unproven-cases', '23 * * * *', deleteOldCounts)],
}

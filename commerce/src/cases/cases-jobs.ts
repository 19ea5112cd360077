import { schedule } from '../platform/jobs/consumer.ts'
import { forgetUnproven } from './unproven-cases-store.ts'

export const caseJobs = {
  schedules: [schedule('forget-unproven-cases', '23 * * * *', forgetUnproven)],
}

import { schedule } from '../platform/jobs/consumer.ts'
import { deleteOldCodes } from './authorisation-code-store.ts'

export const signInJobs = {
  schedules: [schedule('forget-old-codes', '47 * * * *', deleteOldCodes)],
}

import { schedule } from '../platform/jobs/consumer.ts'
import { forgetOldCodes } from './authorisation-code-store.ts'

export const signInJobs = {
  schedules: [schedule('forget-old-codes', '47 * * * *', forgetOldCodes)],
}

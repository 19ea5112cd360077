import { schedule } from '../platform/jobs/consumer.ts'
import { forgetOldTries } from './tries-store.ts'

export const paymentJobs = {
  schedules: [schedule('forget-payment-tries', '17 * * * *', forgetOldTries)],
}

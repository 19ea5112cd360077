import { schedule } from '../platform/jobs/consumer.ts'
import { deleteOldAttempts } from './payment-attempts-store.ts'

export const paymentJobs = {
  schedules: [schedule('forget-payment-tries', '17 * * * *', deleteOldAttempts)],
}

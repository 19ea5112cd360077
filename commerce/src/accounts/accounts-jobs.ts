import { schedule } from '../platform/jobs/consumer.ts'
import { deleteOldDevices } from './account-store.ts'
import { deleteOldAttempts } from './sign-in-attempts-store.ts'

export const accountJobs = {
  schedules: [
    schedule('forget-old-tries', '23 3 * * *', deleteOldAttempts),
    schedule('forget-old-devices', '33 3 * * *', deleteOldDevices),
  ],
}

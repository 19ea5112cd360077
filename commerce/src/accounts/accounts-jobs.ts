import { schedule } from '../platform/jobs/consumer.ts'
import { forgetOldDevices } from './account-store.ts'
import { forgetOldTries } from './tries-store.ts'

export const accountJobs = {
  schedules: [
    schedule('forget-old-tries', '23 3 * * *', forgetOldTries),
    schedule('forget-old-devices', '33 3 * * *', forgetOldDevices),
  ],
}

import { schedule } from '../platform/jobs/consumer.ts'
import { tellOfTimes } from './content-times-store.ts'

export const contentJobs = {
  schedules: [schedule('tell-of-content-times', '* * * * *', tellOfTimes)],
}

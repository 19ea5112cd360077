import { schedule } from '../platform/jobs/consumer.ts'
import { recordDuePublications } from './publication-times-store.ts'

export const contentJobs = {
  schedules: [schedule('tell-of-content-times', '* * * * *', recordDuePublications)],
}

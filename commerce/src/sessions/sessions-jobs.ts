import { schedule } from '../platform/jobs/consumer.ts'
import { deleteExpiredSessions } from './session-store.ts'

export const sessionJobs = {
  schedules: [schedule('forget-dead-sessions', '17 * * * *', deleteExpiredSessions)],
}

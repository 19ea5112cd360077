import { schedule } from '../platform/jobs/consumer.ts'
import { forgetDeadSessions } from './session-store.ts'

export const sessionJobs = {
  schedules: [schedule('forget-dead-sessions', '17 * * * *', forgetDeadSessions)],
}

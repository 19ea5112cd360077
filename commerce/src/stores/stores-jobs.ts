import { schedule } from '../platform/jobs/consumer.ts'
import { releaseExpiredReservations } from './reservation-store.ts'

export const storeJobs = {
  schedules: [schedule('end-reservations', '*/15 * * * *', releaseExpiredReservations)],
}

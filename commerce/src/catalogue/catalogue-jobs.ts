import { schedule } from '../platform/jobs/consumer.ts'
import { deleteOldStockNotices } from './stock/stock-notice-store.ts'

export const catalogueJobs = {
  schedules: [schedule('forget-old-stock-notices', '41 3 * * *', deleteOldStockNotices)],
}

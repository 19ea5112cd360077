import { deleteOldDevices } from './accounts/account-store.ts'
import { deleteOldSignInAttempts } from './accounts/sign-in-attempts-store.ts'
import { deleteActiveCarts } from './cart/store/cart-store.ts'
import { deleteOldCounts } from './cases/cases-store.ts'
import { deleteOldStockNotices } from './catalogue/stock/stock-notice-store.ts'
import { checkoutJobs } from './checkout/checkout-jobs.ts'
import { recordDuePublications } from './content/publication-times-store.ts'
import { type MailJobDeps, mailJobs } from './mail/mail-jobs.ts'
import { orderJobs } from './orders/orders-jobs.ts'
import { deleteOldPaymentAttempts } from './payments/payment-attempts-store.ts'
import type { PaymentProvider } from './payments/providers/provider.ts'
import { clearChanges } from './platform/cache/change-store.ts'
import { forgetExpiredChallenges } from './platform/defence/challenges.ts'
import { consume, schedule } from './platform/jobs/consumer.ts'
import type { Warn } from './platform/jobs/warn.ts'
import { forgetOldCounts } from './platform/limits/rate-counter.ts'
import { deleteExpiredSessions, guestForgotten } from './sessions/session-store.ts'
import { deleteOldCodes } from './sign-in/authorisation-code-store.ts'
import { releaseExpiredReservations } from './stores/reservation-store.ts'

/** The event consumers and the scheduled jobs of all features. */
export const commerceJobs = (deps: MailJobDeps & { provider: PaymentProvider; warn: Warn }) => ({
  consumers: [
    consume('forget-carts-of-guests', guestForgotten, (database, { consumerId }) =>
      deleteActiveCarts(database, consumerId),
    ),
    ...orderJobs(deps).consumers,
    ...mailJobs(deps).consumers,
  ],
  schedules: [
    ...storeSchedules,
    ...checkoutJobs(deps).schedules,
    ...orderJobs(deps).schedules,
    ...mailJobs(deps).schedules,
  ],
})

/** The schedules that only call a store. */
const storeSchedules = [
  schedule('forget-expired-challenges', '23 3 * * *', forgetExpiredChallenges),
  schedule('clear-changes', '*/10 * * * *', clearChanges),
  schedule('forget-old-counts', '*/10 * * * *', forgetOldCounts),
  schedule('forget-dead-sessions', '17 * * * *', deleteExpiredSessions),
  schedule('end-reservations', '*/15 * * * *', releaseExpiredReservations),
  schedule('forget-old-tries', '23 3 * * *', deleteOldSignInAttempts),
  schedule('forget-old-devices', '33 3 * * *', deleteOldDevices),
  schedule('forget-old-codes', '47 * * * *', deleteOldCodes),
  schedule('tell-of-content-times', '* * * * *', recordDuePublications),
  schedule('forget-old-stock-notices', '41 3 * * *', deleteOldStockNotices),
  schedule('forget-unproven-cases', '23 * * * *', deleteOldCounts),
  schedule('forget-payment-tries', '17 * * * *', deleteOldPaymentAttempts),
]

import { deleteOldLinks } from './accounts/account-links-store.ts'
import { deleteOldDevices } from './accounts/account-store.ts'
import { deleteOldEmailChangeCounts } from './accounts/email-change-store.ts'
import { deleteOldResetRequests } from './accounts/reset-requests-store.ts'
import { deleteOldSignInAttempts } from './accounts/sign-in-attempts-store.ts'
import { deleteOldUserDataAttempts } from './accounts/user-data-store.ts'
import { deleteActiveCarts } from './cart/store/cart-store.ts'
import { deleteOldCaseCounts } from './cases/cases-store.ts'
import {
  announceWaitingNotices,
  deleteOldStockNotices,
} from './catalogue/stock/stock-notices-store.ts'
import { checkoutJobs } from './checkout/checkout-jobs.ts'
import { deleteOldConsentChoices } from './consent/consent-store.ts'
import { recordDuePublications } from './content/publication-times-store.ts'
import {
  deleteOldExposures,
  markFullExperiments,
  recordDueExperiments,
} from './experiments/experiments-store.ts'
import { deleteOldFavouriteShares } from './lists/favourite-shares-store.ts'
import { type MailJobDeps, mailJobs } from './mail/mail-jobs.ts'
import { orderJobs } from './orders/orders-jobs.ts'
import { deleteOldOrderCounts } from './orders/placing/unpaid-holds-store.ts'
import { deleteOldPaymentAttempts } from './payments/payment-attempts-store.ts'
import { paymentJobs } from './payments/payments-jobs.ts'
import type { PaymentProvider } from './payments/providers/provider.ts'
import { deleteOldChanges } from './platform/cache/change-store.ts'
import { deleteExpiredChallenges } from './platform/defence/challenges.ts'
import { consume, consumersOfEveryEvent, schedule } from './platform/jobs/consumer.ts'
import type { Warn } from './platform/jobs/warn.ts'
import { deleteOldRateCounts } from './platform/limits/rate-counter.ts'
import { eraseLateWrites } from './privacy/late-writes-flow.ts'
import { deleteExpiredSessions } from './sessions/session-store.ts'
import { deleteOldCodes } from './sign-in/authorisation-code-store.ts'
import { deleteOldPasskeyChallenges } from './sign-in/passkeys/passkey-challenges-store.ts'
import { releaseExpiredReservations } from './stores/reservation-store.ts'
import { deleteOldStoreDevices } from './stores/staff-store.ts'
import {
  deleteOldConfirmations,
  deleteOldTypedNewsletters,
} from './subscriptions/newsletter-confirmations-store.ts'
import { deleteUnconfirmedNewsletters } from './subscriptions/newsletter-recipients-store.ts'

/** The event consumers and the scheduled jobs of all features. */
export const commerceJobs = (deps: MailJobDeps & { provider: PaymentProvider; warn: Warn }) => ({
  consumers: consumersOfEveryEvent([
    consume('delete-guest-carts', 'guest-expired', (database, { consumerId }) =>
      deleteActiveCarts(database, consumerId),
    ),
    ...paymentJobs(deps).consumers,
    ...orderJobs(deps).consumers,
    ...mailJobs(deps).consumers,
  ]),
  schedules: [
    ...storeSchedules,
    ...checkoutJobs(deps).schedules,
    ...paymentJobs(deps).schedules,
    ...orderJobs(deps).schedules,
    ...mailJobs(deps).schedules,
  ],
})

/** The schedules that only call a store. */
const storeSchedules = [
  schedule('delete-expired-challenges', '23 3 * * *', deleteExpiredChallenges),
  schedule('delete-old-changes', '*/10 * * * *', deleteOldChanges),
  schedule('delete-old-rate-counts', '*/10 * * * *', deleteOldRateCounts),
  schedule('delete-expired-sessions', '17 * * * *', deleteExpiredSessions),
  schedule('release-expired-reservations', '*/15 * * * *', releaseExpiredReservations),
  schedule('erase-late-writes', '*/10 * * * *', eraseLateWrites),
  schedule('delete-old-sign-in-attempts', '23 3 * * *', deleteOldSignInAttempts),
  schedule('delete-old-consent-choices', '29 3 * * *', deleteOldConsentChoices),
  schedule('delete-old-devices', '33 3 * * *', deleteOldDevices),
  schedule('delete-old-store-devices', '37 3 * * *', deleteOldStoreDevices),
  schedule('delete-unconfirmed-newsletters', '43 3 * * *', deleteUnconfirmedNewsletters),
  schedule('delete-old-newsletter-links', '45 3 * * *', deleteOldConfirmations),
  schedule('delete-old-authorisation-codes', '47 * * * *', deleteOldCodes),
  schedule('delete-old-passkey-challenges', '49 * * * *', deleteOldPasskeyChallenges),
  schedule('delete-old-account-links', '53 * * * *', deleteOldLinks),
  schedule('delete-old-typed-newsletters', '55 * * * *', deleteOldTypedNewsletters),
  schedule('delete-old-email-change-counts', '51 * * * *', deleteOldEmailChangeCounts),
  schedule('delete-old-reset-requests', '57 * * * *', deleteOldResetRequests),
  schedule('record-due-publications', '* * * * *', recordDuePublications),
  schedule('record-due-experiments', '* * * * *', recordDueExperiments),
  schedule('mark-full-experiments', '*/10 * * * *', (database) => markFullExperiments(database)),
  schedule('delete-old-exposures', '39 3 * * *', deleteOldExposures),
  schedule('delete-old-stock-notices', '41 3 * * *', deleteOldStockNotices),
  schedule('delete-old-favourite-shares', '51 3 * * *', deleteOldFavouriteShares),
  schedule('announce-waiting-notices', '7 * * * *', announceWaitingNotices),
  schedule('delete-unverified-case-counts', '23 * * * *', deleteOldCaseCounts),
  schedule('delete-unverified-order-counts', '27 * * * *', deleteOldOrderCounts),
  schedule('delete-old-user-data-attempts', '31 * * * *', deleteOldUserDataAttempts),
  schedule('delete-old-payment-attempts', '17 * * * *', deleteOldPaymentAttempts),
]

import { accountJobs } from './accounts/accounts-jobs.ts'
import { cartJobs } from './cart/cart-jobs.ts'
import { caseJobs } from './cases/cases-jobs.ts'
import { catalogueJobs } from './catalogue/catalogue-jobs.ts'
import { checkoutJobs } from './checkout/checkout-jobs.ts'
import { orderJobs } from './orders/orders-jobs.ts'
import type { PaymentProvider } from './payments/providers/provider.ts'
import { type MailJobDeps, mailJobs } from './mail/mail-jobs.ts'
import { contentJobs } from './content/content-jobs.ts'
import { paymentJobs } from './payments/payments-jobs.ts'
import type { Warn } from './platform/jobs/warn.ts'
import { platformJobs } from './platform/platform-jobs.ts'
import { sessionJobs } from './sessions/sessions-jobs.ts'
import { signInJobs } from './sign-in/sign-in-jobs.ts'
import { storeJobs } from './stores/stores-jobs.ts'

/** The event consumers and the scheduled jobs of all features. */
export const commerceJobs = (deps: MailJobDeps & { provider: PaymentProvider; warn: Warn }) => ({
  consumers: [...cartJobs.consumers, ...orderJobs(deps).consumers, ...mailJobs(deps).consumers],
  schedules: [
    ...platformJobs.schedules,
    ...sessionJobs.schedules,
    ...storeJobs.schedules,
    ...accountJobs.schedules,
    ...signInJobs.schedules,
    ...contentJobs.schedules,
    ...catalogueJobs.schedules,
    ...checkoutJobs(deps).schedules,
    ...orderJobs(deps).schedules,
    ...caseJobs.schedules,
    ...paymentJobs.schedules,
    ...mailJobs(deps).schedules,
  ],
})

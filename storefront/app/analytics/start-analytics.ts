import { isAllowed } from '../platform/consent.ts'
import { onTracked } from '../platform/on-tracked.ts'
import { watchNewsletter, watchSignIn } from './account-events.ts'
import { watchCart } from './cart-events.ts'
import { watchClicks } from './click-events.ts'
import { startDecisions } from './decision-client.ts'
import { reportErrors } from './error-reports.ts'
import { sendToGoogle } from './google-analytics.ts'
import { watchPromotions } from './promotion-views.ts'
import { watchPages } from './watch-pages.ts'

let isStarted = false

/** Observes the page and tracks what happens on it, so that the code of its features does not have to. */
export function startAnalytics() {
  if (isStarted || !isAllowed('performanceAndAnalytics')) return
  isStarted = true
  reportErrors()
  sendToGoogle()
  onTracked(startDecisions())
  watchCart()
  watchSignIn()
  watchNewsletter()
  watchPages()
  watchClicks()
  watchPromotions()
}

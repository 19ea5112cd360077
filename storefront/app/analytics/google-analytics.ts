import { onConsentChange } from '../platform/consent-changes.ts'
import { isAllowed } from '../platform/consent.ts'
import { onTracked } from '../platform/on-tracked.ts'
import type { EventNamed, TrackedEvent } from '../platform/tracked-events.ts'
import type { GoogleTag } from './start-google.ts'
import { trackedAddress } from './tracked-address.ts'

/** Sends the events of the page to Google Analytics, if its site uses it. The page has sent its own view. */
export function sendToGoogle() {
  const { google, view } = globalThis.pageAnalytics ?? {}
  if (!google) return
  onTracked((event) => {
    if (event === view || !isAllowed('performanceAndAnalytics')) return
    if (event.event === 'page_view') moveTo(google)
    const command = googleEvent(event)
    if (command) google('event', ...command)
  })
  onConsentChange(() => {
    const targeting = stateOf(isAllowed('targeting'))
    google('consent', 'update', {
      analytics_storage: stateOf(isAllowed('performanceAndAnalytics')),
      ad_storage: targeting,
      ad_user_data: targeting,
      ad_personalization: targeting,
    })
  })
}

const stateOf = (isGranted: boolean) => (isGranted ? 'granted' : 'denied')

/** The next page of the same document. */
function moveTo(google: GoogleTag) {
  const { origin, pathname, search } = location
  google('set', { page_location: origin + trackedAddress(pathname, search), page_referrer: origin })
}

/** The name and the parameters; undefined for what Google does not get. */
export function googleEvent(tracked: TrackedEvent): [string, object] | undefined {
  if (tracked.event === 'cart_changed' || tracked.event === 'recommendation_impressions')
    return undefined
  if (tracked.event === 'promotionClick') return ['select_promotion', googlePromotion(tracked)]
  if (tracked.event === 'view_promotion') return ['view_promotion', googlePromotion(tracked)]
  const { event, ...fields } = tracked
  return [event, fields]
}

type Promotion = EventNamed<'view_promotion' | 'promotionClick'>

const googlePromotion = ({ creativeName, promotionId, promotionName, block }: Promotion) => ({
  creative_name: creativeName,
  promotion_id: promotionId,
  promotion_name: promotionName,
  creative_slot: block,
})

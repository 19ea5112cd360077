// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { consentChange } from '../platform/consent-changes.ts'
import { type EventNamed, track } from '../platform/tracked-events.ts'
import { googleEvent, sendToGoogle } from './google-analytics.ts'

test('Google gets promotions with its own names, and no contents of the cart', () => {
  const promotion = {
    creativeName: 'dawn',
    promotionId: 'w26',
    promotionName: 'Winter',
    block: 'Top',
  }
  const names = {
    creative_name: 'dawn',
    promotion_id: 'w26',
    promotion_name: 'Winter',
    creative_slot: 'Top',
  }
  expect(googleEvent({ event: 'promotionClick', ...promotion })).toEqual([
    'select_promotion',
    names,
  ])
  expect(googleEvent({ event: 'view_promotion', ...promotion })).toEqual(['view_promotion', names])
  expect(
    googleEvent({ event: 'cart_changed', currency: 'EUR', value: 0, items: [] }),
  ).toBeUndefined()
  expect(googleEvent({ event: 'popupClick', popup: 'route' })).toEqual([
    'popupClick',
    { popup: 'route' },
  ])
})

test('Google gets each event once, except the page view that the page has sent, and nothing after a refusal', () => {
  const page = document.documentElement.dataset
  page['allows'] = 'required performanceAndAnalytics targeting'
  const commands: unknown[][] = []
  const view: EventNamed<'page_view'> = {
    event: 'page_view',
    page_type: 'Home',
    page_path: '/en-gb',
    locale: 'en-gb',
  }
  globalThis.pageAnalytics = {
    allowed: Promise.resolve(),
    clicks: [],
    onClick: () => {},
    view,
    google: (...command) => void commands.push(command),
  }
  window.dataLayer = [view]
  track({ event: 'login' })
  sendToGoogle()
  history.replaceState(null, '', '/en-gb/orders/CRN-1000?st=secret')
  track({ ...view, page_type: 'Account', page_path: '/en-gb/orders' })
  page['allows'] = 'required'
  dispatchEvent(new Event(consentChange))
  window.dataLayer.push({ event: 'sign_up' })
  expect(commands).toEqual([
    ['event', 'login', {}],
    ['set', { page_location: `${location.origin}/en-gb/orders`, page_referrer: location.origin }],
    ['event', 'page_view', { page_type: 'Account', page_path: '/en-gb/orders', locale: 'en-gb' }],
    [
      'consent',
      'update',
      {
        analytics_storage: 'denied',
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
      },
    ],
  ])
})

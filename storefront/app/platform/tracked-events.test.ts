// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { onTracked } from './on-tracked.ts'
import { type EventName, type EventNamed, track } from './tracked-events.ts'

afterEach(() => delete window.dataLayer)

const items = [{ item_id: 'CAIRN002TRN', item_name: 'Ridge' }]
const goods = { currency: 'EUR', value: 84.5, items }
const list = { item_list_id: '210101', item_list_name: 'Jackets', currency: 'EUR', items }
const coupon = 'WELCOME10'
const promotion = {
  creativeName: 'dawn',
  promotionId: 'w26',
  promotionName: 'Winter',
  block: 'Top',
}
const popup = { popup: 'route' }
const link = { text: 'Women', url: '/en-us/c/women-1' }

/** With all fields. */
const examples: { [Name in EventName]: Omit<Required<EventNamed<Name>>, 'event'> } = {
  page_view: { page_type: 'PDP', page_path: '/de-de/p/ridge-CAIRN002TRN', locale: 'de-de' },
  view_item_list: list,
  select_item: list,
  view_item: goods,
  add_to_cart: goods,
  remove_from_cart: goods,
  view_cart: goods,
  cart_changed: goods,
  begin_checkout: { ...goods, coupon },
  add_shipping_info: { ...goods, coupon, shipping_tier: 'STANDARD' },
  add_payment_info: { ...goods, coupon, payment_type: 'CREDIT_CARD' },
  purchase: { ...goods, coupon, transaction_id: 'CRN-1000', tax: 13.5, shipping: 0 },
  search: { search_term: 'shell', results: 12 },
  login: {},
  sign_up: {},
  add_to_wishlist: { items },
  generate_lead: { lead_source: 'newsletter' },
  recommendation_impressions: { rec_tokens: ['CAIRN002TRN'] },
  view_promotion: promotion,
  promotionClick: promotion,
  topNavClick: link,
  mobileMenuSectionClick: { text: 'Women' },
  searchContentClick: link,
  popupImpression: popup,
  popupExpand: popup,
  popupClick: popup,
}

test('the documentation lists every event with its fields, and no others', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../docs/analytics.md'), 'utf8')
  const [, table = ''] = text.split(/\| event +\| when/)
  const rows = [...table.matchAll(/^\| `(\w+)` +\|[^|]*\|([^|]*)\|$/gm)].map(
    ([, name = '', fields = '']): [string, string[]] => [
      name,
      [...fields.matchAll(/`(\w+)`/g)].map(([, field = '']) => field).toSorted(),
    ],
  )
  expect(Object.fromEntries(rows)).toEqual(
    Object.fromEntries(
      Object.entries(examples).map(([name, fields]) => [name, Object.keys(fields).toSorted()]),
    ),
  )
})

test('who reads the events gets those so far and the later ones, each once', () => {
  document.documentElement.dataset['allows'] = 'required performanceAndAnalytics'
  const read: string[][] = [[], []]
  track({ event: 'login' })
  onTracked(({ event }) => read[0]?.push(event))
  track({ event: 'sign_up' })
  onTracked(({ event }) => read[1]?.push(event))
  track({ event: 'popupClick', ...popup })
  const all = ['login', 'sign_up', 'popupClick']
  expect(read).toEqual([all, all])
  expect(window.dataLayer).toHaveLength(3)
})

test('without consent to analytics nothing is tracked (ANA-005)', () => {
  document.documentElement.dataset['allows'] = 'required functional targeting'
  track({ event: 'login' })
  expect(window.dataLayer).toBeUndefined()
})

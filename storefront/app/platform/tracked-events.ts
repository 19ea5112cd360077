import { isAllowed } from './consent.ts'
import type { PageType } from './page/page-type.ts'

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Window {
    /** The event queue that analytics tools read. It exists only with the visitor's consent. */
    dataLayer?: TrackedEvent[]
  }
}

/** An item with the names of GA4. Amounts are in major units of the currency of the event. */
export type TrackedItem = {
  /** The id of the product, such as CAIRN002TRN. */
  item_id: string
  item_name: string
  /** The sku, if a size is known. */
  item_variant?: string
  /** Of one piece, after all discounts. */
  price?: number
  /** What one piece costs less than without discounts. */
  discount?: number
  quantity?: number
  /** The position in a list, from 0. */
  index?: number
}

/** What several items together are worth: the sum of price and quantity, without delivery. */
type Items = { currency: string; value: number; items: readonly TrackedItem[] }

type ItemList = {
  /** The id of the category, or `search`, or the path of the page. */
  item_list_id: string
  item_list_name: string
  currency?: string
  items: readonly TrackedItem[]
}

type Promotion = {
  creativeName?: string
  promotionId?: string
  promotionName?: string
  /** The name of the block. */
  block?: string
}

/** What each event carries besides its name. docs/analytics.md lists the same; a test compares the two. */
type EventFields = {
  page_view: { page_type: PageType; page_path: string; locale: string }
  view_item_list: ItemList
  select_item: ItemList
  view_item: Items
  add_to_cart: Items
  remove_from_cart: Items
  view_cart: Items
  /** All lines after a change. */
  cart_changed: Items
  begin_checkout: Items & { coupon?: string }
  add_shipping_info: Items & { coupon?: string; shipping_tier: string }
  add_payment_info: Items & { coupon?: string; payment_type: string }
  purchase: Items & { transaction_id: string; tax: number; shipping: number; coupon?: string }
  search: { search_term: string; results: number }
  login: object
  sign_up: object
  add_to_wishlist: { items: readonly TrackedItem[] }
  generate_lead: { lead_source: 'newsletter' }
  /** Recommended products have been near the window. */
  recommendation_impressions: { rec_tokens: readonly string[] }
  view_promotion: Promotion
  promotionClick: Promotion
  topNavClick: { text: string; url: string }
  mobileMenuSectionClick: { text: string }
  searchContentClick: { text: string; url: string }
  popupImpression: { popup: string }
  popupExpand: { popup: string }
  popupClick: { popup: string }
}

export type EventName = keyof EventFields

export type EventNamed<Name extends EventName> = { event: Name } & Readonly<EventFields[Name]>

/** All events of the shop. They contain nothing about persons. */
export type TrackedEvent = { [Name in EventName]: EventNamed<Name> }[EventName]

/** Adds the event to the page's queue, if the visitor allows that. */
export function track(event: TrackedEvent) {
  if (!isAllowed('performanceAndAnalytics')) return
  window.dataLayer ??= []
  window.dataLayer.push(event)
}

import type { ConsentCategory } from '@cairn/contract/consent/consent'
import type { LabelKey } from '../messages/messages.ts'

type StorageArea = 'cookie' | 'localStorage' | 'sessionStorage'

/** Items that a browser stores for one purpose. */
export type StoredItems = {
  category: ConsentCategory
  /** Another category without which it is not stored either. */
  needs?: ConsentCategory
  purpose: LabelKey
  area: StorageArea
  /** An asterisk stands for any end of a name. */
  names: readonly string[]
  /** How long a cookie lasts at most. Cookies without it end with the browser. */
  days?: number
  /** Stored only by sites with Google Analytics. */
  usesGoogle?: true
}

/** Everything that the shop stores in browsers. Tests compare it with the code, and with what a browser has stored. */
export const storedItems: readonly StoredItems[] = [
  {
    category: 'required',
    purpose: 'storedSession',
    area: 'cookie',
    names: [
      'cairn_access',
      'cairn_refresh',
      'cairn_access_expires',
      'cairn_refresh_expires',
      'cairn_usid',
      'cairn_login',
      'cairn_groups',
    ],
    days: 90,
  },
  {
    category: 'required',
    purpose: 'storedPerson',
    area: 'localStorage',
    names: ['cairn_person'],
  },
  {
    category: 'required',
    purpose: 'storedCart',
    area: 'cookie',
    names: ['cairn_basket'],
    days: 90,
  },
  { category: 'required', purpose: 'storedCart', area: 'localStorage', names: ['cairn_cart'] },
  {
    category: 'required',
    purpose: 'storedFavourites',
    area: 'localStorage',
    names: ['cairn_favourites'],
  },
  {
    category: 'required',
    purpose: 'storedFavourites',
    area: 'sessionStorage',
    names: ['cairn_favourites'],
  },
  { category: 'required', purpose: 'storedOrder', area: 'localStorage', names: ['cairn_order'] },
  {
    category: 'required',
    purpose: 'storedOrder',
    area: 'sessionStorage',
    names: ['cairn_order_key', 'cairn_unfinished', 'cairn_way'],
  },
  {
    category: 'required',
    purpose: 'storedSecurity',
    area: 'cookie',
    names: ['cairn_device'],
    days: 400,
  },
  {
    category: 'required',
    purpose: 'storedSecurity',
    area: 'localStorage',
    names: ['cairn_trust'],
  },
  {
    category: 'required',
    purpose: 'storedSecurity',
    area: 'sessionStorage',
    names: ['cairn_device_told'],
  },
  {
    category: 'required',
    purpose: 'storedStore',
    area: 'cookie',
    names: ['cairn_store'],
    days: 90,
  },
  { category: 'required', purpose: 'storedStore', area: 'localStorage', names: ['cairn_store'] },
  {
    category: 'required',
    purpose: 'storedLocale',
    area: 'cookie',
    names: ['cairn_locale'],
    days: 365,
  },
  {
    category: 'required',
    purpose: 'storedConsent',
    area: 'cookie',
    names: ['cairn_consent'],
    days: 182,
  },
  {
    category: 'required',
    purpose: 'storedClosed',
    area: 'localStorage',
    names: ['promoBarClosed', 'cairn_closed_*'],
  },
  {
    category: 'required',
    purpose: 'storedPlace',
    area: 'sessionStorage',
    names: ['react-router-*', 'cairn_reloaded'],
  },
  {
    category: 'required',
    purpose: 'storedStaff',
    area: 'cookie',
    names: [
      'cairn_employee',
      'cairn_mock',
      'cairn_preview_key',
      'preview-date',
      'p13n_testcontext',
    ],
    days: 90,
  },
  { category: 'required', purpose: 'storedStaff', area: 'localStorage', names: ['cairn_in_store'] },
  {
    category: 'performanceAndAnalytics',
    purpose: 'storedCountedOrders',
    area: 'localStorage',
    names: ['cairn_counted_orders'],
  },
  {
    category: 'performanceAndAnalytics',
    purpose: 'storedGoogle',
    area: 'cookie',
    names: ['_ga', '_ga_*'],
    days: 730,
    usesGoogle: true,
  },
  { category: 'functional', purpose: 'storedSeen', area: 'localStorage', names: ['cairn_seen'] },
  {
    category: 'targeting',
    needs: 'performanceAndAnalytics',
    purpose: 'storedVisitor',
    area: 'cookie',
    names: ['cairn_visitor'],
    days: 182,
  },
]

/** What is listed about a stored item; undefined for one that is not listed. */
export function itemsWith(area: StorageArea, name: string): StoredItems | undefined {
  const plainName = area === 'cookie' ? name.replace(/^__Host-/, '') : name
  return storedItems.find(
    (items) => items.area === area && items.names.some((listed) => isCalled(plainName, listed)),
  )
}

/** The category of a stored item; undefined for one that is not listed. */
export const categoryOfItem = (area: StorageArea, name: string): ConsentCategory | undefined =>
  itemsWith(area, name)?.category

const isCalled = (name: string, listed: string): boolean =>
  listed.endsWith('*') ? name.startsWith(listed.slice(0, -1)) : name === listed

import { isLocale } from '@cairn/contract/sites'

/** Pages that show what is somebody's own; each as the first part of an address below the locale. */
export const personalPages = [
  'account',
  'associate-login',
  'cart',
  'checkout',
  'favorites',
  'order-confirmation',
  'orders',
  'workshop',
] as const

const personal = new Set<string>(personalPages)

/** All that a public page reads of its query; whatever else stands there does not change it. */
const read = new Set([
  '_routes',
  'filter',
  'maxPrice',
  'minPrice',
  'near',
  'onSale',
  'page',
  'place',
  'q',
  'sort',
])

const mostQuery = 1000

/**
 * The address of a page that is the same for everybody, without what does not change it; none for a
 * page that is not. A page that nobody thought of is taken for public, and so never sees a cookie.
 */
export function sharedAddress(address: URL): URL | undefined {
  const [locale = '', first = ''] = address.pathname
    .replace(/\.data$/, '')
    .split('/')
    .slice(1)
  if (!isLocale(locale) || personal.has(first)) return undefined
  if (address.searchParams.has('preview')) return undefined
  const shared = new URL(address.pathname, address.origin)
  for (const [name, value] of address.searchParams) {
    if (read.has(name)) shared.searchParams.append(name, value)
  }
  shared.searchParams.sort()
  return shared.search.length > mostQuery ? undefined : shared
}

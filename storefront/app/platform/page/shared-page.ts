import { isLocale } from '@cairn/contract/sites/sites'
import { hasPreviewQuery, previewParameter } from './preview-request.ts'

/** Pages with personal data, each named by the first path segment after the locale. */
export const personalPages = [
  'account',
  'associate-login',
  'cart',
  'checkout',
  'cookie-settings',
  'favorites',
  'forgot-password',
  'newsletter',
  'order-confirmation',
  'orders',
  'styleguide',
] as const

const personal = new Set<string>(personalPages)

/** Public pages that are useless as results of a search engine. */
const unlisted: ReadonlySet<string> = new Set([
  'content-preview',
  'location-selector',
  'search',
  'sign-in',
  'sign-up',
])

/** Whether search engines may list the page. */
export function isIndexable({ pathname, search }: URL): boolean {
  const [first = ''] = pathname.split('/').slice(2)
  return !personal.has(first) && !unlisted.has(first) && !hasPreviewQuery(search)
}

/** The query parameters that public pages read. No other parameter changes a page. */
const queryParameters = new Set([
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
  'unit',
])

/** Drafts, and dialogs as pages, which may have a form of the signed-in shopper. */
const privateParameters = [previewParameter, 'dialog']

const maxQueryLength = 1000

/**
 * The cache key of a page without personal data: its URL without parameters that do not change it.
 * Undefined for personal pages. Unknown pages count as public, so they never receive a cookie.
 */
export function sharedPageUrl(url: URL): URL | undefined {
  const [locale = '', first = ''] = url.pathname
    .replace(/\.data$/, '')
    .split('/')
    .slice(1)
  if (!isLocale(locale) || personal.has(first)) return undefined
  if (privateParameters.some((name) => url.searchParams.has(name))) return undefined
  const sharedUrl = new URL(url.pathname, url.origin)
  for (const [name, value] of url.searchParams) {
    if (queryParameters.has(name)) sharedUrl.searchParams.append(name, value)
  }
  sharedUrl.searchParams.sort()
  return sharedUrl.search.length > maxQueryLength ? undefined : sharedUrl
}

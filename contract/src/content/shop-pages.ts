import { embeddedPages } from './embedded-pages.ts'

/** The first segments of the paths of pages that no document describes. */
export const shopPages: ReadonlySet<string> = new Set([
  'account',
  'associate-login',
  'cart',
  'checkout',
  'content-preview',
  'cookie-settings',
  'favorites',
  'forgot-password',
  'location-selector',
  'newsletter',
  'order-confirmation',
  'orders',
  'search',
  'sign-in',
  'sign-up',
  'size-guide',
  'store-locator',
  'styleguide',
])

/** The first segments whose paths below them belong to the shop as well. */
const closedSegments: ReadonlySet<string> = new Set([
  'account',
  'c',
  'checkout',
  'favorites',
  'forgot-password',
  'location-selector',
  'newsletter',
  'orders',
  'p',
  'size-guide',
])

/** The pages of the shop that show the document with their own name. */
const pagesWithDocument: ReadonlySet<string> = new Set([...embeddedPages, 'store-locator'])

/** Whether a page of the shop is at the path and would hide a document with this slug. */
export function isHiddenByShopPage(slug: string): boolean {
  const [first = '', ...below] = slug.split('/')
  if (below.length > 0) return closedSegments.has(first)
  return (shopPages.has(slug) || closedSegments.has(slug)) && !pagesWithDocument.has(slug)
}

import { storedValue } from '../../platform/browser-storage.ts'

const isList = (stored: unknown): stored is readonly unknown[] => Array.isArray(stored)
const storedIds = storedValue('cairn_seen', isList)
/** Without storage or consent, the list lasts until the next page load. */
let viewedOnThisPage: readonly string[] = []
let canStore = true

/** What was viewed on earlier pages, too, if that may be stored. */
export const viewedProducts = (mayStore: boolean): readonly string[] =>
  canStore && mayStore ? parseRecentlyViewed(storedIds.read()) : viewedOnThisPage

export function addViewedProduct(productId: string, mayStore: boolean) {
  viewedOnThisPage = withViewed(viewedProducts(mayStore), productId)
  if (mayStore) canStore = storedIds.write(viewedOnThisPage)
}

export function clearRecentlyViewed() {
  viewedOnThisPage = []
  storedIds.write(null)
}

const maxProducts = 12

const styleOf = (productId: string) => productId.slice(0, 8)

/** The latest comes first. Each style is listed once, in the colour viewed last. */
export const withViewed = (viewedIds: readonly string[], productId: string): readonly string[] =>
  [productId, ...withoutStyles(viewedIds, [productId])].slice(0, maxProducts)

/** Leaves out the styles of products that the page shows already. */
export function withoutStyles(viewedIds: readonly string[], productIds: readonly string[]) {
  const styles = new Set(productIds.map(styleOf))
  return viewedIds.filter((productId) => !styles.has(styleOf(productId)))
}

/** The storage may contain anything. */
export function parseRecentlyViewed(stored: unknown): readonly string[] {
  if (!Array.isArray(stored)) return []
  return stored.filter(isProductId).slice(0, maxProducts)
}

const isProductId = (id: unknown): id is string =>
  typeof id === 'string' && /^[A-Z0-9]{8,11}$/.test(id)

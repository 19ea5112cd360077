const maxProducts = 12
const styleOf = (productId: string) => productId.slice(0, 8)

/** The latest comes first. Each style is listed once, in the colour viewed last. */
export const withViewed = (seen: readonly string[], productId: string): readonly string[] =>
  [productId, ...withoutStyles(seen, [productId])].slice(0, maxProducts)

/** Leaves out the styles of products that the page shows already. */
export function withoutStyles(seen: readonly string[], productIds: readonly string[]) {
  const styles = new Set(productIds.map(styleOf))
  return seen.filter((each) => !styles.has(styleOf(each)))
}

/** The storage may contain anything. */
export function parseRecentlyViewed(stored: unknown): readonly string[] {
  if (!Array.isArray(stored)) return []
  return stored.filter(isProductId).slice(0, maxProducts)
}

const isProductId = (id: unknown): id is string =>
  typeof id === 'string' && /^[A-Z0-9]{8,11}$/.test(id)

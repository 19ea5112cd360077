const mostRemembered = 12
const styleOf = (productId: string) => productId.slice(0, 8)

/** The latest first, and of a style only the colour that was seen last. */
export const withSeen = (seen: readonly string[], productId: string): readonly string[] =>
  [productId, ...withoutStyles(seen, [productId])].slice(0, mostRemembered)

/** Whoever has something before them needs no reminder of it. */
export function withoutStyles(seen: readonly string[], productIds: readonly string[]) {
  const styles = new Set(productIds.map(styleOf))
  return seen.filter((each) => !styles.has(styleOf(each)))
}

/** What a browser has kept may be anything. */
export function seenIn(kept: unknown): readonly string[] {
  if (!Array.isArray(kept)) return []
  return kept.filter(isProductId).slice(0, mostRemembered)
}

const isProductId = (id: unknown): id is string =>
  typeof id === 'string' && /^[A-Z0-9]{8,11}$/.test(id)

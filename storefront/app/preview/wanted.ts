export const limits = [10, 20, 50] as const

const usualLimit = 20

/** What the form of the preview was sent with; nothing was, where it is opened. */
export function wantedIn(query: URLSearchParams) {
  const docType = (query.get('docType') ?? '').trim()
  return {
    docType,
    isDocTypeMissing: query.has('docType') && docType === '',
    layoutVariant: (query.get('layoutVariant') ?? '').trim(),
    limit: limits.find((limit) => String(limit) === query.get('limit')) ?? usualLimit,
  }
}

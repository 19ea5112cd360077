/** No list has as many pages. */
const lastPage = 4_000

/** The number of the page in a URL; 1 if it is missing or invalid. */
export function pageNumberIn(query: URLSearchParams): number {
  const text = query.get('page') ?? ''
  return /^\d+$/.test(text) ? Math.min(Number(text), lastPage) || 1 : 1
}

/** At least one page, even for an empty list. */
export const pageCount = (total: number, perPage: number): number =>
  Math.max(1, Math.ceil(total / perPage))

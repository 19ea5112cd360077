const siblings = 2

/** At least one page, even for an empty list. */
export const pageCount = (total: number, perPage: number): number =>
  Math.max(1, Math.ceil(total / perPage))

/** The requested page, limited to the existing ones. */
export function currentPage(requested: string | null, count: number): number {
  const page = Number(requested ?? 1)
  return Number.isInteger(page) && page >= 1 ? Math.min(page, count) : 1
}

/** The current page with up to two pages on each side. */
export function pagesAround(current: number, count: number): number[] {
  const first = Math.max(1, current - siblings)
  const last = Math.min(count, current + siblings)
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

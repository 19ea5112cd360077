const siblings = 2

/** At least one page, even of nothing. */
export const pageCount = (total: number, perPage: number): number =>
  Math.max(1, Math.ceil(total / perPage))

/** The page that an address asks for: the first one unless it names another that is there. */
export function currentPage(asked: string | null, count: number): number {
  const page = Number(asked ?? 1)
  return Number.isInteger(page) && page >= 1 ? Math.min(page, count) : 1
}

/** The pages beside the current one, two at each side; fewer where the list ends. */
export function pagesAround(current: number, count: number): number[] {
  const first = Math.max(1, current - siblings)
  const last = Math.min(count, current + siblings)
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

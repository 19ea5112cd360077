/** The page that an address asks for; anything else asks for the first. */
export function pageIn(query: URLSearchParams): number {
  const page = Number(query.get('page'))
  return Number.isInteger(page) && page > 0 && page < 1000 ? page : 1
}

export const productsPerPage = 24

/** What a listing's address says: which products, in which order, which part of them. */
export type ListingChoice = {
  page: number
  sort: string | undefined
  filters: readonly string[]
  minPrice: number | undefined
  maxPrice: number | undefined
}

const sorts = [
  'relevance',
  'newest',
  'priceAscending',
  'priceDescending',
  'rating',
  'discount',
] as const
export type Sort = (typeof sorts)[number]

export const isSort = (text: string | undefined): text is Sort =>
  sorts.some((sort) => sort === text)

/** What a listing reads of its address, in one order: as the page that everybody shares was made. */
const read = ['filter', 'maxPrice', 'minPrice', 'q', 'sort', 'page']

export const readOf = (query: URLSearchParams): URLSearchParams =>
  new URLSearchParams(
    read.flatMap((name) => query.getAll(name).flatMap((value) => (value ? [[name, value]] : []))),
  )

export function choiceIn(query: URLSearchParams): ListingChoice {
  return {
    page: wholeNumber(query.get('page')) || 1,
    sort: query.get('sort') ?? undefined,
    filters: query.getAll('filter'),
    minPrice: wholeNumber(query.get('minPrice')),
    maxPrice: wholeNumber(query.get('maxPrice')),
  }
}

export const isNarrowed = ({ filters, minPrice, maxPrice }: ListingChoice): boolean =>
  filters.length > 0 || minPrice !== undefined || maxPrice !== undefined

/** As the calls of the catalogue take it. */
export const narrowingOf = ({ page, sort, filters, minPrice, maxPrice }: ListingChoice) => ({
  start: (page - 1) * productsPerPage,
  count: productsPerPage,
  ...(isSort(sort) && { sort }),
  ...(filters.length > 0 && { filter: [...filters] }),
  ...(minPrice !== undefined && { minPrice }),
  ...(maxPrice !== undefined && { maxPrice }),
})

export const pageCount = (total: number): number => Math.max(1, Math.ceil(total / productsPerPage))

/** The same choice on another page of it. */
export const pageAddress = (query: URLSearchParams, page: number): string =>
  changed(query, (next) => {
    next.delete('page')
    if (page > 1) next.set('page', String(page))
  })

/** Without one of the filters, from the first page on. */
export const addressWithout = (query: URLSearchParams, filter: string): string =>
  changed(query, (next) => {
    next.delete('page')
    next.delete('filter', filter)
  })

/** Without bounds on the price, from the first page on. */
export const addressWithoutBounds = (query: URLSearchParams): string =>
  changed(query, (next) => {
    for (const name of ['page', 'minPrice', 'maxPrice']) next.delete(name)
  })

/** All products again, in the order that was chosen. */
export const addressOfAll = (query: URLSearchParams): string =>
  changed(query, (next) => {
    for (const name of ['page', 'filter', 'minPrice', 'maxPrice']) next.delete(name)
  })

function changed(query: URLSearchParams, change: (next: URLSearchParams) => void): string {
  const next = new URLSearchParams(query)
  change(next)
  return `?${next}`
}

const wholeNumber = (text: string | null): number | undefined =>
  text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined

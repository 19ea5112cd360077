import { productsPerPage } from '@cairn/contract/catalogue/products-per-page'
import { pageCount, pageNumberIn } from '../ui/navigation/page-number.ts'

/** The page, order and filters in a listing's URL. */
export type ListingQuery = {
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

/** The parameters of a listing in a fixed order, so that equal listings share a cached page. */
const listingParams = ['filter', 'maxPrice', 'minPrice', 'q', 'sort', 'page']

export const knownParams = (query: URLSearchParams): URLSearchParams =>
  new URLSearchParams(
    listingParams.flatMap((name) =>
      query.getAll(name).flatMap((value) => (value ? [[name, value]] : [])),
    ),
  )

export function parseListingQuery(query: URLSearchParams): ListingQuery {
  return {
    page: pageNumberIn(query),
    sort: query.get('sort') ?? undefined,
    filters: query.getAll('filter').filter(isFilter).slice(0, maxFilters),
    minPrice: wholeNumber(query.get('minPrice')),
    maxPrice: wholeNumber(query.get('maxPrice')),
  }
}

/** A filter that the catalogue accepts: it may still match nothing. */
const isFilter = (text: string) => /^[a-zA-Z]{1,30}:[\p{L}\p{N} ./+-]{1,60}$/u.test(text)
const maxFilters = 40

export const hasFilters = ({ filters, minPrice, maxPrice }: ListingQuery): boolean =>
  filters.length > 0 || minPrice !== undefined || maxPrice !== undefined

/** The query of the catalogue calls. */
export const catalogueQuery = ({ page, sort, filters, minPrice, maxPrice }: ListingQuery) => ({
  start: (page - 1) * productsPerPage,
  count: productsPerPage,
  ...(isSort(sort) && { sort }),
  ...(filters.length > 0 && { filter: [...filters] }),
  ...(minPrice !== undefined && { minPrice }),
  ...(maxPrice !== undefined && { maxPrice }),
})

export const isPastEnd = ({ page }: ListingQuery, { total }: { total: number }): boolean =>
  page > pageCount(total, productsPerPage)

export const urlOfPage = (query: URLSearchParams, page: number): string =>
  urlWith(query, (params) => {
    params.delete('page')
    if (page > 1) params.set('page', String(page))
  })

/** Removes a filter and returns to the first page. */
export const urlWithoutFilter = (query: URLSearchParams, filter: string): string =>
  urlWith(query, (params) => {
    params.delete('page')
    params.delete('filter', filter)
  })

/** Removes the price bounds and returns to the first page. */
export const urlWithoutPriceBounds = (query: URLSearchParams): string =>
  urlWith(query, (params) => {
    for (const name of ['page', 'minPrice', 'maxPrice']) params.delete(name)
  })

/** Removes all filters and keeps the order. */
export const urlWithoutFilters = (query: URLSearchParams): string =>
  urlWith(query, (params) => {
    for (const name of ['page', 'filter', 'minPrice', 'maxPrice']) params.delete(name)
  })

function urlWith(query: URLSearchParams, change: (params: URLSearchParams) => void): string {
  const params = new URLSearchParams(query)
  change(params)
  return `?${params}`
}

const wholeNumber = (text: string | null): number | undefined =>
  text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined

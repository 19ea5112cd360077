import type { SortOrder } from '@cairn/contract/catalogue/listing'
import type { Minor } from '@cairn/contract/fields/money'
import { facetLabels, type FacetName } from './facet-labels.ts'

export const productsPerPage = 24

/** The facets that differ between the colours of a style; a size may be sold out in one colour only. */
const facetsOfColours = ['colour', 'size', 'onSale', 'inStock'] as const satisfies FacetName[]
export type ColourFacet = (typeof facetsOfColours)[number]
export type StyleFacet = Exclude<FacetName, ColourFacet>

export const colourFacets: readonly ColourFacet[] = facetsOfColours
export const styleFacets: readonly StyleFacet[] = ['category', 'activity', 'fit']

/** The filters that a shopper selected, with the sort order. */
export type ListingFilters = {
  selected: ReadonlyMap<FacetName, readonly string[]>
  /** In minor units of the currency of the site; both ends are optional. */
  price: { from: Minor | undefined; to: Minor | undefined }
  sort: SortOrder
}

type ListingQuery = {
  filter?: readonly string[] | undefined
  minPrice?: number | undefined
  maxPrice?: number | undefined
  onSale?: boolean | undefined
  inStock?: boolean | undefined
  sort?: SortOrder | undefined
}

/** Ignores unknown filters, because old links may contain filters that no longer exist. */
export function listingFiltersOf(query: ListingQuery): ListingFilters {
  const selected = new Map<FacetName, string[]>()
  for (const filter of requestedFilters(query)) {
    const [facet = '', value = ''] = filter.split(/:(.*)/s)
    if (!isFacet(facet) || !isValue(facet, value)) continue
    selected.set(facet, [...new Set([...(selected.get(facet) ?? []), value])])
  }
  return {
    selected,
    price: { from: minorOf(query.minPrice), to: minorOf(query.maxPrice) },
    sort: query.sort ?? 'relevance',
  }
}

const requestedFilters = ({ filter = [], onSale, inStock }: ListingQuery) => [
  ...filter,
  ...(onSale ? ['onSale:true'] : []),
  ...(inStock ? ['inStock:true'] : []),
]

const isFacet = (name: string): name is FacetName => Object.hasOwn(facetLabels, name)

const isValue = (facet: FacetName, value: string) =>
  value === 'true' || (facet !== 'onSale' && facet !== 'inStock')

const minorOf = (amount: number | undefined) => (amount === undefined ? undefined : amount * 100)

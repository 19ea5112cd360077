import type { SortOrder } from '@cairn/contract/listing-entity'
import type { Minor } from '@cairn/contract/money'
import { facetNames, type FacetName } from './facet-words.ts'

/** Told of each colour for itself: a size is there in one colour and gone in another. */
const ofColours = ['colour', 'size', 'onSale', 'inStock'] as const satisfies FacetName[]
export type ColourFacet = (typeof ofColours)[number]
export type StyleFacet = Exclude<FacetName, ColourFacet>

export const colourFacets: readonly ColourFacet[] = ofColours
export const styleFacets: readonly StyleFacet[] = ['category', 'activity', 'fit']

/** What a shopper wants to see of a list. */
export type Narrowing = {
  chosen: ReadonlyMap<FacetName, readonly string[]>
  /** Whole amounts of the site's currency, in minor units; either end may be open. */
  price: { from: Minor | undefined; to: Minor | undefined }
  sort: SortOrder
}

type Wanted = {
  filter?: readonly string[] | undefined
  minPrice?: number | undefined
  maxPrice?: number | undefined
  onSale?: boolean | undefined
  inStock?: boolean | undefined
  sort?: SortOrder | undefined
}

/** A filter that we do not know is left out: links live longer than filters. */
export function narrowingOf(wanted: Wanted): Narrowing {
  const chosen = new Map<FacetName, string[]>()
  for (const filter of filtersOf(wanted)) {
    const [facet = '', value = ''] = filter.split(/:(.*)/s)
    if (!isFacet(facet) || !isValue(facet, value)) continue
    chosen.set(facet, [...new Set([...(chosen.get(facet) ?? []), value])])
  }
  return {
    chosen,
    price: { from: minorOf(wanted.minPrice), to: minorOf(wanted.maxPrice) },
    sort: wanted.sort ?? 'relevance',
  }
}

const filtersOf = ({ filter = [], onSale, inStock }: Wanted) => [
  ...filter,
  ...(onSale ? ['onSale:true'] : []),
  ...(inStock ? ['inStock:true'] : []),
]

const minorOf = (whole: number | undefined) => (whole === undefined ? undefined : whole * 100)

const isValue = (facet: FacetName, value: string) =>
  value === 'true' || (facet !== 'onSale' && facet !== 'inStock')

const isFacet = (name: string): name is FacetName => Object.hasOwn(facetNames, name)

/** Where nobody says how many. */
export const productsPerPage = 24

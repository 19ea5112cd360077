import type { SortOrder, Filter, Listing } from '@cairn/contract/catalogue/listing'
import { type Minor, amountOf, minorOf } from '@cairn/contract/fields/money'
import { languageOf, type Locale, siteOf } from '@cairn/contract/sites/sites'
import type { CategoryLink } from '../catalogue-paths.ts'
import { type ListedStyle, productCard } from '../product/product-card.ts'
import { facetLabel, type FacetName, isFacet, sortFacetValues, valueLabel } from './facets.ts'

/** The facets that differ between the colours of a style; a size may be sold out in one colour only. */
const facetsOfColours = ['colour', 'size', 'onSale', 'inStock'] as const satisfies FacetName[]
export type ColourFacet = (typeof facetsOfColours)[number]
type StyleFacet = Exclude<FacetName, ColourFacet>

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
    price: { from: priceLimit(query.minPrice), to: priceLimit(query.maxPrice) },
    sort: query.sort ?? 'relevance',
  }
}

const requestedFilters = ({ filter = [], onSale, inStock }: ListingQuery) => [
  ...filter,
  ...(onSale ? ['onSale:true'] : []),
  ...(inStock ? ['inStock:true'] : []),
]

const isValue = (facet: FacetName, value: string) =>
  value === 'true' || (facet !== 'onSale' && facet !== 'inStock')

const priceLimit = (amount: number | undefined) =>
  amount === undefined ? undefined : minorOf(amount)

type ListedCategory = CategoryLink & {
  description: string
  /** Starts with the department, without the category itself. */
  ancestors: CategoryLink[]
}

export type ListingResult = {
  /** Null for an unknown category and for most text searches. */
  category: ListedCategory | null
  styles: ListedStyle[]
  total: number
  /** Whether anything was found before the filters were applied. */
  hasUnfilteredResults: boolean
  /** The number of styles for each facet value, for example category:210100 or colour:black. */
  counts: Readonly<Record<string, number>>
  lowest: number | null
  highest: number | null
  /** The values of the category facet. */
  subcategories: CategoryLink[]
}

type ListingPage = { locale: Locale; filters: ListingFilters; start: number; count: number }

export function listingAnswer(result: ListingResult, page: ListingPage): Listing {
  const { lowest, highest } = result
  return {
    products: result.styles.map((style) => productCard(style, page.locale)),
    total: result.total,
    start: page.start,
    count: page.count,
    filters: filterAnswers(result, page),
    priceRange:
      lowest === null || highest === null
        ? null
        : { lowest: amountOf(lowest), highest: amountOf(highest) },
    sort: page.filters.sort,
  }
}

const facetsInOrder = [
  'category',
  'size',
  'colour',
  'activity',
  'fit',
  'onSale',
  'inStock',
] as const satisfies readonly FacetName[]

/** Selected values are always included, even if no style has them. */
function filterAnswers(
  { counts, subcategories }: ListingResult,
  { locale, filters }: ListingPage,
): Filter[] {
  const labelOptions = { language: languageOf(locale), isAmerican: siteOf(locale).country === 'US' }
  const valuesByFacet = new Map<string, Set<string>>()
  for (const token of Object.keys(counts)) {
    const [facet = '', value = ''] = token.split(/:(.*)/s)
    valuesByFacet.set(facet, (valuesByFacet.get(facet) ?? new Set()).add(value))
  }
  return facetsInOrder.flatMap((facet): Filter[] => {
    const selected = new Set(filters.selected.get(facet))
    const ids = [...new Set([...(valuesByFacet.get(facet) ?? []), ...selected])]
    const labelledValues =
      facet === 'category'
        ? subcategories
            .filter(({ id }) => ids.includes(id))
            .map(({ id, name }) => ({ id, label: name }))
        : sortFacetValues[facet](ids).map((id) => ({
            id,
            label: valueLabel(facet, id, labelOptions),
          }))
    const values = labelledValues.map(({ id, label }) => ({
      id,
      label,
      count: counts[`${facet}:${id}`] ?? 0,
      isSelected: selected.has(id),
    }))
    return values.length === 0
      ? []
      : [{ id: facet, label: facetLabel(facet, labelOptions), values }]
  })
}

import { type RawBuilder, sql } from 'kysely'
import type { FacetName } from './facet-labels.ts'
import {
  matchesFilters,
  allColoursMatch,
  matchingColourValues,
  hasColourFilters,
} from './filter-conditions-store.ts'
import {
  type ColourFacet,
  colourFacets,
  type ListingFilters,
  styleFacets,
} from './listing-filters.ts'

/**
 * One row for each style and each of its facet values. The selected values of a facet do not restrict the
 * counts of the same facet: selecting blue must not hide that there is green.
 */
export function facetCountRows(filters: ListingFilters): RawBuilder<unknown> {
  const { selected } = filters
  if (selected.size === 0 && !hasColourFilters(filters)) {
    return sql`select unnest(facets) as facet from matching`
  }
  const unselected = [...styleFacets, ...colourFacets].filter((facet) => !selected.has(facet))
  const unselectedRows = facetValues({ filters, from: sql`matching` }, unselected)
  const selectedRows = [...selected.keys()].map((facet) => {
    const from = sql`(select * from found where ${matchesFilters(filters, facet)}) t`
    return facetValues({ filters, from, except: facet }, [facet])
  })
  return sql.join([unselectedRows, ...selectedRows], sql` union all `)
}

type FacetSource = { filters: ListingFilters; from: RawBuilder<unknown>; except?: FacetName }

/** Each value once per style, however many of its colours have it. */
function facetValues({ filters, from, except }: FacetSource, facets: readonly FacetName[]) {
  const ofColours = hasColourFilters(filters, except) ? facets.filter(isColourFacet) : []
  const ofStyles = facets.filter((facet) => !ofColours.some((other) => other === facet))
  const allMatch = allColoursMatch(filters, except)
  const colourValues = ofColours.map(
    (facet) => sql`
      select style_id, ${`${facet}:`} || ${matchingColourValues(filters, facet, except)} as facet
      from ${from} where not ${allMatch}`,
  )
  const styleValues = storedValues(sql`${from} where not ${allMatch}`, ofStyles)
  const valuesOfFullMatches = storedValues(sql`${from} where ${allMatch}`, facets)
  return sql`(${sql.join([styleValues, ...colourValues], sql` union `)} union all ${valuesOfFullMatches})`
}

/** From the facet column of the listing, which combines all colours. */
function storedValues(from: RawBuilder<unknown>, facets: readonly FacetName[]) {
  const values = sql`select style_id, unnest(facets) as facet from ${from}`
  if (facets.length === styleFacets.length + colourFacets.length) return values
  return sql`
    select style_id, facet from (${values}) u
    where facet like any(${facets.map((facet) => `${facet}:%`)}::text[])`
}

const isColourFacet = (facet: FacetName): facet is ColourFacet =>
  colourFacets.some((other) => other === facet)

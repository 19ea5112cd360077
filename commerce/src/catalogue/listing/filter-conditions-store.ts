import { type RawBuilder, sql } from 'kysely'
import type { FacetName } from './facets.ts'
import { type ColourFacet, colourFacets, type ListingFilters, styleFacets } from './listing.ts'

/**
 * Most functions here can leave out one filter, the parameter `except`: the facet whose own values are counted,
 * or the price when the price range is read.
 */
type FilterName = FacetName | 'price'

/** Conditions on a colour of a style; the names with `$` are the variables of filterVariables. */
const conditionByFacet: Record<ColourFacet, string> = {
  colour: '@.family == $colour[*]',
  size: '@.sizes[*] == $size[*]',
  onSale: '@.onSale == true',
  inStock: '@.inStock == true',
}

function colourConditions({ selected, price }: ListingFilters, except?: FilterName): string[] {
  // The price range of the colour overlaps the requested one.
  const priceConditions = [
    ...(price.from === undefined ? [] : ['@.price.highCurrent >= $from']),
    ...(price.to === undefined ? [] : ['@.price.lowCurrent <= $to']),
  ]
  return [
    ...colourFacets
      .filter((facet) => facet !== except && selected.has(facet))
      .map((facet) => conditionByFacet[facet]),
    ...(except === 'price' ? [] : priceConditions),
  ]
}

const filterVariables = ({ selected, price }: ListingFilters) =>
  JSON.stringify({ ...Object.fromEntries(selected), ...price })

/** Whether the filters apply to single colours and not only to whole styles. */
export const hasColourFilters = (filters: ListingFilters, except?: FilterName): boolean =>
  colourConditions(filters, except).length > 0

const matchingColoursPath = (conditions: readonly string[]) =>
  conditions.length === 0 ? '$[*]' : `$[*] ? (${conditions.join(' && ')})`

/** The paths of the facet values in a colour. */
const colourFacetPaths: Record<ColourFacet, string> = {
  colour: '.family ? (@ != null)',
  size: '.sizes[*]',
  onSale: '.onSale ? (@ == true)',
  inStock: '.inStock ? (@ == true)',
}

/**
 * The facet values of the matching colours, one row each. Building an array and unnesting it is twenty times
 * faster than the set-returning jsonb_path_query.
 */
export const facetValuesOfMatchingColours = (
  filters: ListingFilters,
  facet: ColourFacet,
  except?: FilterName,
) => sql`
  jsonb_array_elements_text(jsonb_path_query_array(
    colours, ${matchingColoursPath(colourConditions(filters, except)) + colourFacetPaths[facet]}::jsonpath,
    ${filterVariables(filters)}::jsonb))`

/**
 * The colour in which a style is shown: the first matching colour in stock, else the first matching colour.
 * Null if the price range proves that all colours match, or if none matches.
 */
export function colourToShow(filters: ListingFilters) {
  const conditions = colourConditions(filters)
  const firstColour = (required: readonly string[]) => sql`
    jsonb_path_query_first(colours, ${matchingColoursPath(required)}::jsonpath,
                           ${filterVariables(filters)}::jsonb)`
  return sql`case when not ${priceRangeProvesMatch(filters)} then
    coalesce(${firstColour([...conditions, conditionByFacet.inStock])}, ${firstColour(conditions)}) end`
}

/**
 * True if the price range of a style alone proves that all of its colours match. False means unknown, which is
 * always so if a colour facet is selected. Most styles have one price for all colours, and looking into each
 * colour is the slowest part of the query.
 */
export function priceRangeProvesMatch(
  { selected, price }: ListingFilters,
  except?: FilterName,
): RawBuilder<boolean> {
  if (colourFacets.some((facet) => facet !== except && selected.has(facet))) return sql`false`
  const { from, to } = except === 'price' ? {} : price
  const bounds = [
    ...(from === undefined ? [] : [sql`lowest_minor >= ${from}`]),
    ...(to === undefined ? [] : [sql`highest_minor <= ${to}`]),
  ]
  return sql`(${sql.join([sql`true`, ...bounds], sql` and `)})`
}

/** Whether a style matches all filters, or all except one. */
export function matchesFilters(filters: ListingFilters, except?: FilterName): RawBuilder<unknown> {
  const styleMatches = styleFacets
    .filter((facet) => facet !== except)
    .flatMap((facet) => {
      const values = filters.selected.get(facet)
      return values ? [sql`facets && ${values.map((value) => `${facet}:${value}`)}::text[]`] : []
    })
  const conditions = colourConditions(filters, except)
  const colourMatches =
    conditions.length === 0
      ? []
      : [
          sql`(${priceRangeProvesMatch(filters, except)} or jsonb_path_exists(
            colours, ${matchingColoursPath(conditions)}::jsonpath, ${filterVariables(filters)}::jsonb))`,
        ]
  return sql.join([sql`true`, ...styleMatches, ...colourMatches], sql` and `)
}

import { type RawBuilder, sql } from 'kysely'
import type { FacetName } from './facets.ts'
import { type ColourFacet, colourFacets, type ListingFilters, styleFacets } from './listing.ts'

type FilterName = FacetName | 'price'

/** Conditions on a colour of a style; the names with `$` are the variables of filterVariables. */
const colourPathConditions: Record<ColourFacet, string> = {
  colour: '@.family == $colour[*]',
  size: '@.sizes[*] == $size[*]',
  onSale: '@.onSale == true',
  inStock: '@.inStock == true',
}

function colourConditions({ selected, price }: ListingFilters, except?: FilterName): string[] {
  const includesPrice = except !== 'price'
  return [
    ...colourFacets
      .filter((facet) => facet !== except && selected.has(facet))
      .map((facet) => colourPathConditions[facet]),
    ...(includesPrice && price.from !== undefined ? ['@.price.highCurrent >= $from'] : []),
    ...(includesPrice && price.to !== undefined ? ['@.price.lowCurrent <= $to'] : []),
  ]
}

const filterVariables = ({ selected, price }: ListingFilters) =>
  JSON.stringify({ ...Object.fromEntries(selected), ...price })

/** Whether the filters apply to single colours and not only to whole styles. */
export const hasColourFilters = (filters: ListingFilters, except?: FilterName): boolean =>
  colourConditions(filters, except).length > 0

const pathOf = (conditions: readonly string[]) =>
  conditions.length === 0 ? '$[*]' : `$[*] ? (${conditions.join(' && ')})`

/** The paths of the facet values in a colour. */
const colourFacetPaths: Record<ColourFacet, string> = {
  colour: '.family',
  size: '.sizes[*]',
  onSale: '.onSale ? (@ == true)',
  inStock: '.inStock ? (@ == true)',
}

/**
 * The facet values of the matching colours, one row each. Unnesting an array is twenty times faster than
 * jsonb_path_query, which returns rows.
 */
export const matchingColourValues = (
  filters: ListingFilters,
  facet: ColourFacet,
  except?: FilterName,
) => sql`
  jsonb_array_elements_text(jsonb_path_query_array(
    colours, ${pathOf(colourConditions(filters, except)) + colourFacetPaths[facet]}::jsonpath,
    ${filterVariables(filters)}::jsonb))`

/**
 * The colour in which a style is shown: the first matching colour in stock, else the first matching colour;
 * null if all colours match.
 */
export function bestMatchingColour(filters: ListingFilters) {
  const conditions = colourConditions(filters)
  const firstColour = (required: readonly string[]) => sql`
    jsonb_path_query_first(colours, ${pathOf(required)}::jsonpath,
                           ${filterVariables(filters)}::jsonb)`
  return sql`case when not ${allColoursMatch(filters)} then
    coalesce(${firstColour([...conditions, colourPathConditions.inStock])}, ${firstColour(conditions)}) end`
}

/**
 * Whether the price range of a style alone shows that all of its colours match. Most styles have one price
 * for all colours, and looking into each colour is the slowest part of the query.
 */
export function allColoursMatch(
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
          sql`(${allColoursMatch(filters, except)} or jsonb_path_exists(
            colours, ${pathOf(conditions)}::jsonpath, ${filterVariables(filters)}::jsonb))`,
        ]
  return sql.join([sql`true`, ...styleMatches, ...colourMatches], sql` and `)
}

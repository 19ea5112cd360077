import type { SortOrder } from '@cairn/contract/catalogue/listing'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { jsonbObject } from '../../platform/database/queries/json-object.ts'
import { rawQuery } from '../../platform/database/queries/raw-query.ts'
import type { Market } from '../market.ts'
import { categoryLinkJson, listedStyleJson, styleIdIn } from '../product/product-card-store.ts'
import type { FacetName } from './facets.ts'
import {
  colourToShow,
  matchesFilters,
  hasColourFilters,
  priceRangeProvesMatch,
  facetValuesOfMatchingColours,
} from './filter-conditions-store.ts'
import {
  type ListingResult,
  type ListingFilters,
  type ColourFacet,
  colourFacets,
  styleFacets,
} from './listing.ts'
import { textSearchConfig } from './text-search.ts'

type TextSearchScope = {
  /** A tsquery. */
  query: string
  /** The folded search text, which may be the name of a category. */
  searchText: string
  /** Colours in the search text; a style is shown in one of them if it has it. */
  colourFamilies: readonly string[]
}

/** A category with its descendants, a text search, one product, or all products. */
type ListingScope =
  | { categoryId: string }
  | TextSearchScope
  | { productId: string }
  | { everything: true }

export type ListingRequest = {
  market: Market
  scope: ListingScope
  filters: ListingFilters
  start: number
  count: number
}

/** A page of a listing with its facets, in one query. */
export const findListing = (database: Database, request: ListingRequest): Promise<ListingResult> =>
  rawQuery<ListingResult>({
    total: 'number',
    hasUnfilteredResults: 'boolean',
    styles: 'json',
    counts: 'json',
    lowest: 'number | null',
    highest: 'number | null',
    category: 'json | null',
    subcategories: 'json',
  })`${listingQuery(request)}`.one(database)

const listingQuery = ({ market: { locale }, scope, filters, start, count }: ListingRequest) =>
  sql`
    with found as materialized (
      select l.style_id, l.facets, l.lowest_minor, l.highest_minor, l.in_stock, l.launched_on,
        l.review_score, l.review_count, l.default_product_id, l.default_price_minor, l.default_discount,
        ${hasColourFilters(filters) ? sql`l.colours` : sql`null::jsonb as colours`},
        ${'query' in scope ? relevance : sql`l.popularity`} as relevance
      from listings l ${'query' in scope ? tsqueryJoin(scope.query, locale) : sql``}
      where l.locale = ${locale} and l.is_listed and ${isInScope(scope)}
    ), matching as (
      select * from found where ${matchesFilters(filters)}
    ), page as (
      select style_id, row_number() over (order by ${sortOrderOf(filters)}) as position
      from matching
      order by ${sortOrderOf(filters)}
      limit ${count} offset ${start}
    ), counted as (${facetCountRows(filters)})
    select
      (select count(*)::int from matching) as total, exists (select from found) as "hasUnfilteredResults",
      coalesce((
        select json_agg(${listedStyleJson('l', 'shown.id')} order by page.position)
        from page
        join listings l on l.locale = ${locale} and l.style_id = page.style_id
        cross join lateral (
          select coalesce(${matchingProductId(filters)}, ${searchedColourProductId(scope)}, l.default_product_id) as id) shown),
        '[]'::json) as styles,
      coalesce((
        select jsonb_object_agg(facet, styles)
        from (select facet, count(*)::int as styles from counted group by facet) c), '{}') as counts,
      price_range.lowest, price_range.highest, ${categoryOf(scope, locale)} as category,
      ${subcategoriesOf(scope, locale)} as subcategories
    from (
      select min(lowest_minor) as lowest, max(highest_minor) as highest
      from found where ${matchesFilters(filters, 'price')}) price_range`

const searchedColourProductId = (scope: ListingScope) => {
  if ('productId' in scope) return sql`${scope.productId}::text`
  return 'query' in scope && scope.colourFamilies.length > 0
    ? sql`jsonb_path_query_first(
        l.colours, '$[*] ? (@.family == $family[*] && @.inStock == true)',
        ${JSON.stringify({ family: scope.colourFamilies })}::jsonb) ->> 'productId'`
    : sql`null`
}

const tsqueryJoin = (query: string, locale: Market['locale']) =>
  sql`cross join to_tsquery(${textSearchConfig(locale)}::regconfig, ${query}) as query`

function isInScope(scope: ListingScope) {
  if ('query' in scope) return sql`l.words @@ query`
  if ('categoryId' in scope) return sql`l.facets @> array[${`category:${scope.categoryId}`}]`
  return 'productId' in scope ? sql`l.style_id = ${styleIdIn(scope.productId)}` : sql`true`
}

/** By the weights of the matching words and by popularity. */
const relevance = sql`
  ts_rank('{0.05, 0.3, 0.6, 1}', l.words, query) * (1 + l.popularity / 50)`

const matchingProductId = (filters: ListingFilters) =>
  hasColourFilters(filters) ? sql`${colourToShow(filters)} ->> 'productId'` : sql`null`

const shownPrice = (filters: ListingFilters) =>
  hasColourFilters(filters)
    ? sql`coalesce((${colourToShow(filters)} #>> '{price,lowCurrent}')::bigint, default_price_minor)`
    : sql`default_price_minor`

const shownDiscount = (filters: ListingFilters) =>
  hasColourFilters(filters)
    ? sql`coalesce(
        (select 1 - (price ->> 'lowCurrent')::float / (price ->> 'lowOriginal')::float
         from (select ${colourToShow(filters)} -> 'price' as price) colour), default_discount)`
    : sql`default_discount`

const sortOrders: Record<SortOrder, (filters: ListingFilters) => RawBuilder<unknown>> = {
  relevance: () => sql`in_stock desc, relevance desc, style_id`,
  newest: () => sql`launched_on desc nulls last, style_id`,
  priceAscending: (filters) => sql`${shownPrice(filters)}, style_id`,
  priceDescending: (filters) => sql`${shownPrice(filters)} desc, style_id`,
  rating: () => sql`review_score desc, review_count desc, style_id`,
  discount: (filters) => sql`${shownDiscount(filters)} desc, style_id`,
}

const sortOrderOf = (filters: ListingFilters) => sortOrders[filters.sort](filters)

/** The children of a category; for other scopes, the departments. */
const subcategoriesOf = (scope: ListingScope, locale: Market['locale']) => sql`
  coalesce((
    select jsonb_agg(${categoryLinkJson('t')} order by c.position, c.category_id)
    from categories c
    join category_texts t on t.category_id = c.category_id and t.locale = ${locale}
    where ${'categoryId' in scope ? sql`c.parent_id = ${scope.categoryId}` : sql`c.parent_id is null`}
  ), '[]')`

const categoryJson = jsonbObject<NonNullable<ListingResult['category']>>({
  id: 't.category_id',
  name: 't.name',
  slug: 't.slug',
  description: 't.description',
  ancestors: sql`coalesce((
    select jsonb_agg(${categoryLinkJson('a')} order by p.distance desc)
    from category_paths p
    join category_texts a on a.category_id = p.ancestor_id and a.locale = t.locale
    where p.category_id = t.category_id and p.distance > 0), '[]')`,
})

/** The category of the scope, or the only category whose name is the search text. */
const categoryOf = (scope: ListingScope, locale: Market['locale']) => sql`(
  select ${categoryJson}
  from category_texts t
  where t.locale = ${locale} and ${
    'query' in scope
      ? sql`t.category_id = (
          select min(category_id) from category_texts
          where locale = ${locale} and fold_text(name) = ${scope.searchText} having count(*) = 1)`
      : 'categoryId' in scope
        ? sql`t.category_id = ${scope.categoryId}`
        : sql`false`
  })`

/**
 * One row for each style and each of its facet values. The selected values of a facet do not restrict the
 * counts of the same facet: selecting blue must not hide that there is green.
 */
function facetCountRows(filters: ListingFilters): RawBuilder<unknown> {
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
  const colourFacetsOnly = hasColourFilters(filters, except) ? facets.filter(isColourFacet) : []
  const styleFacetsOnly = facets.filter(
    (facet) => !colourFacetsOnly.some((other) => other === facet),
  )
  const isProven = priceRangeProvesMatch(filters, except)
  const colourValues = colourFacetsOnly.map(
    (facet) => sql`
      select style_id, ${`${facet}:`} || ${facetValuesOfMatchingColours(filters, facet, except)} as facet
      from ${from} where not ${isProven}`,
  )
  const styleValues = storedValues(sql`${from} where not ${isProven}`, styleFacetsOnly)
  const valuesOfFullMatches = storedValues(sql`${from} where ${isProven}`, facets)
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

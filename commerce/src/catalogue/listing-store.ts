import type { SortOrder } from '@cairn/contract/listing-entity'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import { listedAsJson } from './card-store.ts'
import { countedFacets } from './facet-store.ts'
import type { FoundListing } from './listing-answer.ts'
import { bendingOf } from './listing-refresh-store.ts'
import { bestColour, fits, narrowsColours } from './narrowing-store.ts'
import type { Narrowing } from './narrowing.ts'
import type { Market } from './sellable.ts'

type Searched = {
  /** A query of PostgreSQL's text search. */
  query: string
  /** What was typed, folded: a category may be called so. */
  typed: string
  /** Colours that were spoken of: a style is shown in one of them, if it has it. */
  families: readonly string[]
}

/** A category and all below it, what fits a text, or all that there is. */
export type Within = { categoryId: string } | Searched | { everything: true }

export type WantedListing = {
  market: Market
  within: Within
  narrowing: Narrowing
  start: number
  count: number
}

/** A part of a list with its facets: one question to the database. */
export async function findListing(
  database: Database,
  wanted: WantedListing,
): Promise<FoundListing> {
  const { rows } = await listing(wanted).execute(database)
  const [found] = rows
  if (!found) throw new Error('a listing was asked for and not answered')
  return found
}

const listing = ({ market: { locale }, within, narrowing, start, count }: WantedListing) =>
  sql<FoundListing>`
    with found as materialized (
      select l.style_id, l.facets, l.lowest_minor, l.highest_minor, l.in_stock, l.launched_on,
        l.review_score, l.review_count, l.lead_id, l.lead_minor, l.lead_discount,
        ${narrowsColours(narrowing) ? sql`l.colours` : sql`null::jsonb as colours`},
        ${'query' in within ? relevance : sql`l.popularity`} as relevance
      from listings l ${'query' in within ? queried(within.query, locale) : sql``}
      where l.locale = ${locale} and l.is_listed and ${belongs(within)}
    ), fitting as (
      select * from found where ${fits(narrowing)}
    ), page as (
      select style_id, row_number() over (order by ${order(narrowing)}) as place
      from fitting
      order by ${order(narrowing)}
      limit ${count} offset ${start}
    ), counted as (${countedFacets(narrowing)})
    select
      (select count(*)::int from fitting) as total, exists (select from found) as "isAnything",
      coalesce((
        select json_agg(${listedAsJson('l', 'shown.id')} order by page.place)
        from page
        join listings l on l.locale = ${locale} and l.style_id = page.style_id
        cross join lateral (
          select coalesce(${fittingId(narrowing)}, ${spokenOf(within)}, l.lead_id) as id) shown),
        '[]'::json) as styles,
      coalesce((
        select jsonb_object_agg(facet, styles)
        from (select facet, count(*)::int as styles from counted group by facet) c), '{}') as counts,
      priced.lowest, priced.highest, ${category(within, locale)} as category,
      ${below(within, locale)} as below
    from (
      select min(lowest_minor) as lowest, max(highest_minor) as highest
      from found where ${fits(narrowing, 'price')}) priced`

const spokenOf = (within: Within) =>
  'query' in within && within.families.length > 0
    ? sql`jsonb_path_query_first(
        l.colours, '$[*] ? (@.family == $family[*] && @.inStock == true)',
        ${JSON.stringify({ family: within.families })}::jsonb) ->> 'productId'`
    : sql`null`

const queried = (query: string, locale: Market['locale']) =>
  sql`cross join to_tsquery(${bendingOf(locale)}::regconfig, ${query}) as query`

const belongs = (within: Within) =>
  'query' in within
    ? sql`l.words @@ query`
    : 'categoryId' in within
      ? sql`l.facets @> array[${`category:${within.categoryId}`}]`
      : sql`true`

/** By where a word stands, and a little by what others like; what is gone sinks. */
const relevance = sql`
  ts_rank('{0.05, 0.3, 0.6, 1}', l.words, query) * (1 + l.popularity / 50)`

const fittingId = (narrowing: Narrowing) =>
  narrowsColours(narrowing) ? sql`${bestColour(narrowing)} ->> 'productId'` : sql`null`

const minorOf = (narrowing: Narrowing) =>
  narrowsColours(narrowing)
    ? sql`coalesce((${bestColour(narrowing)} #>> '{price,lowCurrent}')::bigint, lead_minor)`
    : sql`lead_minor`

const discountOf = (narrowing: Narrowing) =>
  narrowsColours(narrowing)
    ? sql`coalesce(
        (select 1 - (price ->> 'lowCurrent')::float / (price ->> 'lowOriginal')::float
         from (select ${bestColour(narrowing)} -> 'price' as price) best), lead_discount)`
    : sql`lead_discount`

const orders: Record<SortOrder, (narrowing: Narrowing) => RawBuilder<unknown>> = {
  relevance: () => sql`in_stock desc, relevance desc, style_id`,
  newest: () => sql`launched_on desc nulls last, style_id`,
  priceAscending: (narrowing) => sql`${minorOf(narrowing)}, style_id`,
  priceDescending: (narrowing) => sql`${minorOf(narrowing)} desc, style_id`,
  rating: () => sql`review_score desc, review_count desc, style_id`,
  discount: (narrowing) => sql`${discountOf(narrowing)} desc, style_id`,
}

const order = (narrowing: Narrowing) => orders[narrowing.sort](narrowing)

/** The next level of categories: of a category those below it, of anything else the departments. */
const below = (within: Within, locale: Market['locale']) => sql`
  coalesce((
    select jsonb_agg(jsonb_build_object('id', c.category_id, 'name', t.name, 'slug', t.slug)
                     order by c.position, c.category_id)
    from categories c
    join category_texts t on t.category_id = c.category_id and t.locale = ${locale}
    where ${'categoryId' in within ? sql`c.parent_id = ${within.categoryId}` : sql`c.parent_id is null`}
  ), '[]')`

/** The category that is listed, or the only one that is called what was typed. */
const category = (within: Within, locale: Market['locale']) => sql`(
  select jsonb_build_object(
    'id', t.category_id, 'name', t.name, 'slug', t.slug, 'description', t.description,
    'above', coalesce((
      select jsonb_agg(jsonb_build_object('id', a.category_id, 'name', a.name, 'slug', a.slug)
                       order by p.distance desc)
      from category_paths p
      join category_texts a on a.category_id = p.above_id and a.locale = t.locale
      where p.category_id = t.category_id and p.distance > 0), '[]'))
  from category_texts t
  where t.locale = ${locale} and ${
    'query' in within
      ? sql`t.category_id = (
          select min(category_id) from category_texts
          where locale = ${locale} and folded(name) = ${within.typed} having count(*) = 1)`
      : 'categoryId' in within
        ? sql`t.category_id = ${within.categoryId}`
        : sql`false`
  })`

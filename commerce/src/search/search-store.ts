import { sql } from 'kysely'
import { listedAsJson } from '../catalogue/card-store.ts'
import type { ListedStyle } from '../catalogue/listed-style.ts'
import { bendingOf } from '../catalogue/listing-refresh-store.ts'
import type { Market } from '../catalogue/sellable.ts'
import type { Database } from '../platform/database/database.ts'
import type { Likeness } from './correction.ts'

type InMarket = { market: Market }

/** The colour that a sku, a product's id or the number under its bars belongs to. */
export async function findByCode(
  database: Database,
  { code, market: { locale } }: InMarket & { code: string },
): Promise<{ productId: string; slug: string } | undefined> {
  const { rows } = await sql<{ productId: string; slug: string }>`
    select l.slug, case when ${code} in (l.style_id, v.style_id) and length(${code}) = 8
                        then l.lead_id else v.product_id end as "productId"
    from (
      select style_id, product_id from sellable_variants where sku = ${code} and locale = ${locale}
      union all
      select style_id, product_id from sellable_variants where upc = ${code} and locale = ${locale}
      union all
      select left(${code}, 8), ${code} where length(${code}) in (8, 11)) v
    join listed_styles l on l.locale = ${locale} and l.style_id = v.style_id
    where length(v.product_id) = 8 or jsonb_path_exists(
      l.colours, '$[*] ? (@.productId == $id)', jsonb_build_object('id', v.product_id))
    limit 1`.execute(database)
  return rows[0]
}

/** Which of these words something is called by, and for the others what is written alike. */
export async function findLikeWords(
  database: Database,
  { words, market: { locale } }: InMarket & { words: readonly string[] },
): Promise<Likeness[]> {
  const { rows } = await sql<Likeness>`
    select typed, exists (
        select from known_words
        where locale = ${locale} and folded like typed || '%') as "isKnown",
      array(
        select word from known_words
        where locale = ${locale}
        order by folded <-> typed limit 20) as alike
    from unnest(${words}::text[]) with ordinality as t (typed, place)
    order by place`.execute(database)
  return rows
}

export type FoundSuggestions = {
  kinds: string[]
  categories: { id: string; name: string; slug: string; within: string | null }[]
  styles: ListedStyle[]
}

type Typed = InMarket & { words: readonly string[]; query: string }

/** More than this begin alike only before three letters are typed. */
const mostLookedAt = 500

/** What begins like this: one question to the database. */
export async function findSuggestions(
  database: Database,
  { words, query, market: { locale } }: Typed,
): Promise<FoundSuggestions> {
  const { rows } = await sql<FoundSuggestions>`
    with found as materialized (
      select style_id, kind, name, popularity, in_stock
      from listed_styles, to_tsquery(${bendingOf(locale)}::regconfig, ${query}) as query
      where locale = ${locale} and words @@ query
      limit ${mostLookedAt}
    ), best as (
      select style_id, row_number() over (order by in_stock desc, popularity desc, style_id) as place
      from found order by place limit 6
    )
    select
      array(
        select min(case when kind = '' then name else kind end) from found
        group by lower(case when kind = '' then name else kind end)
        order by count(*) desc, max(popularity) desc, 1 limit 6) as kinds,
      coalesce((
        select jsonb_agg(to_jsonb(c) order by c.depth, c.position, c.id) from (
          select c.category_id as id, c.name, c.slug, coalesce(top.name, above.name) as within, c.position,
            (c.parent_id is not null)::int as depth
          from known_categories c
          left join known_categories above
            on above.category_id = c.parent_id and above.locale = c.locale
          left join known_categories top
            on top.category_id = above.parent_id and top.locale = c.locale
          where c.locale = ${locale}
            and ' ' || folded(c.name) like ${`% ${words.join(' ')}%`}
          order by depth, c.position, id limit 5) c), '[]') as categories,
      coalesce((
        select json_agg(${listedAsJson('l', 'l.lead_id')} order by best.place)
        from best
        join listed_styles l on l.locale = ${locale} and l.style_id = best.style_id), '[]'::json) as styles
  `.execute(database)
  return rows[0] ?? { kinds: [], categories: [], styles: [] }
}

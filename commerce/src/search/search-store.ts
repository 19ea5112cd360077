import { sql } from 'kysely'
import { textSearchConfig } from '../catalogue/listing/text-search.ts'
import type { Market } from '../catalogue/market.ts'
import { isStyleId, listedStyleJson, styleIdIn } from '../catalogue/product/product-card-store.ts'
import type { ListedStyle } from '../catalogue/product/product-card.ts'
import type { Database } from '../platform/database/database.ts'
import { jsonObject } from '../platform/database/queries/json-object.ts'
import { rawQuery } from '../platform/database/queries/raw-query.ts'
import type { WordCandidates } from './search-text.ts'

/** The product with a sku or a upc, or a style or product by its id. */
export async function findByCode(
  database: Database,
  { code, market: { locale } }: { market: Market; code: string },
): Promise<{ productId: string; slug: string } | undefined> {
  return rawQuery({ productId: 'text', slug: 'text' })`
    select l.slug, case when ${code} in (l.style_id, v.style_id) and ${isStyleId(code)}
                        then l.default_product_id else v.product_id end as "productId"
    from (
      select style_id, product_id from variants_in_locale where sku = ${code} and locale = ${locale}
      union all
      select style_id, product_id from variants_in_locale where upc = ${code} and locale = ${locale}
      union all
      select ${styleIdIn(code)}, ${code} where length(${code}) in (8, 11)) v
    join listed_styles l on l.locale = ${locale} and l.style_id = v.style_id
    where ${isStyleId(sql`v.product_id`)} or jsonb_path_exists(
      l.colours, '$[*] ? (@.productId == $id)', jsonb_build_object('id', v.product_id))
    limit 1`.first(database)
}

/** Which of the words are in the vocabulary, with words of similar spelling. */
export async function findSimilarWords(
  database: Database,
  { words, market: { locale } }: { market: Market; words: readonly string[] },
): Promise<WordCandidates[]> {
  return rawQuery({ input: 'text', isKnown: 'boolean', similar: 'text[]' })`
    select input, exists (
        select from search_words
        where locale = ${locale} and folded_word like input || '%') as "isKnown",
      array(
        select word from search_words
        where locale = ${locale}
        order by folded_word <-> input limit 20) as similar
    from unnest(${words}::text[]) with ordinality as t (input, position)
    order by position`.many(database)
}

export type Suggestions = {
  kinds: string[]
  categories: { id: string; name: string; slug: string; within: string | null }[]
  styles: ListedStyle[]
}

type SuggestionRequest = {
  market: Market
  words: readonly string[]
  query: string
}

/** Only prefixes of one or two letters match more styles. */
const maxCandidates = 500

const suggestedCategoryJson = jsonObject<Suggestions['categories'][number]>({
  id: 'c.id',
  name: 'c.name',
  slug: 'c.slug',
  within: 'c.within',
})

/** Kinds, categories and styles whose names begin with the words, in one query. */
export async function findSuggestions(
  database: Database,
  { words, query, market: { locale } }: SuggestionRequest,
): Promise<Suggestions> {
  const rows = await rawQuery<Suggestions>({ kinds: 'text[]', categories: 'json', styles: 'json' })`
    with matching as materialized (
      select style_id, kind, name, popularity, in_stock
      from listed_styles, to_tsquery(${textSearchConfig(locale)}::regconfig, ${query}) as query
      where locale = ${locale} and words @@ query
      limit ${maxCandidates}
    ), best as (
      select style_id, row_number() over (order by in_stock desc, popularity desc, style_id) as position
      from matching order by position limit 6
    )
    select
      array(
        select min(case when kind = '' then name else kind end) from matching
        group by lower(case when kind = '' then name else kind end)
        order by count(*) desc, max(popularity) desc, 1 limit 6) as kinds,
      coalesce((
        select json_agg(${suggestedCategoryJson} order by c.depth, c.position, c.id) from (
          select c.category_id as id, c.name, c.slug, coalesce(top.name, above.name) as within, c.position,
            (c.parent_id is not null)::int as depth
          from search_categories c
          left join search_categories above
            on above.category_id = c.parent_id and above.locale = c.locale
          left join search_categories top
            on top.category_id = above.parent_id and top.locale = c.locale
          where c.locale = ${locale}
            and ' ' || fold_text(c.name) like ${`% ${words.join(' ')}%`}
          order by depth, c.position, id limit 5) c), '[]'::json) as categories,
      coalesce((
        select json_agg(${listedStyleJson('l', 'l.default_product_id')} order by best.position)
        from best
        join listed_styles l on l.locale = ${locale} and l.style_id = best.style_id), '[]'::json) as styles
  `.many(database)
  return rows[0] ?? { kinds: [], categories: [], styles: [] }
}

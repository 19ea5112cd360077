import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import { listedAsJson } from './card-store.ts'
import type { ListedStyle } from './listed-style.ts'
import type { Market } from './sellable.ts'

type Wanted = {
  market: Market
  count: number
  besideProduct: string | undefined
  inCategory: string | undefined
}

/** What can be bought here, best liked first; beside a product what stands near it before all else. */
export async function findRecommended(
  database: Database,
  { market: { locale }, count, besideProduct, inCategory }: Wanted,
): Promise<ListedStyle[]> {
  const within = inCategory === undefined ? [] : [`category:${inCategory}`]
  const { rows } = await sql<{ style: ListedStyle }>`
    with near as (
      select coalesce(array_agg('category:' || category_id), '{}') as facets
      from style_categories where style_id = left(${besideProduct ?? ''}, 8)
    ), recommended as (
      (select style_id, true as is_near from listings, near
       where locale = ${locale} and is_listed and in_stock and listings.facets && near.facets
         and listings.facets @> ${within}::text[]
       order by popularity desc, style_id limit ${count + 1})
      union all
      (select style_id, false from listings
       where locale = ${locale} and is_listed and in_stock and facets @> ${within}::text[]
       order by popularity desc, style_id limit ${count * 2 + 2})
    ), chosen as (
      select style_id, bool_or(is_near) as is_near from recommended
      where style_id <> left(${besideProduct ?? ''}, 8)
      group by style_id
    )
    select ${listedAsJson('l', 'l.lead_id')} as style
    from chosen
    join listings l on l.locale = ${locale} and l.style_id = chosen.style_id
    order by is_near desc, l.popularity desc, l.style_id
    limit ${count}`.execute(database)
  return rows.map(({ style }) => style)
}

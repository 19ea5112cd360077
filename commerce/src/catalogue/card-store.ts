import type { ProductCard } from '@cairn/contract/product-entity'
import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import { type ListedStyle, productCard } from './listed-style.ts'
import type { Market } from './sellable.ts'

/** Younger than this it is new. */
const newForDays = 61

/** A row of listings as the ListedStyle of our decisions, in the colour that is to be shown. */
export const listedAsJson = (listing: string, shownId: string) => {
  const l = (column: string) => sql.ref(`${listing}.${column}`)
  return sql<ListedStyle>`json_build_object(
    'styleId', ${l('style_id')}, 'name', ${l('name')}, 'kind', ${l('kind')}, 'slug', ${l('slug')},
    'eyebrow', ${l('eyebrow')}, 'score', ${l('review_score')}, 'reviewsCount', ${l('review_count')},
    'isNew', coalesce(${l('launched_on')} > current_date - ${sql.lit(newForDays)}, false),
    'isForMembers', ${l('members_first')}, 'colours', ${l('colours')}, 'shownId', ${sql.ref(shownId)})`
}

type Wanted = {
  market: Market
  /** Styles or products, in the order they are wanted. */
  ids: readonly string[]
}

/** The cards of whatever is known of these here, whether it can be bought or not. */
export async function findCards(
  database: Database,
  { market: { locale }, ids }: Wanted,
): Promise<ProductCard[]> {
  const { rows } = await sql<{ style: ListedStyle }>`
    select ${listedAsJson('l', 'shown.id')} as style
    from unnest(${ids}::text[]) with ordinality as wanted (id, place)
    join listings l on l.locale = ${locale} and l.style_id = left(wanted.id, 8)
    cross join lateral (
      select case when length(wanted.id) = 8 then l.lead_id else wanted.id end as id) shown
    where jsonb_path_exists(l.colours, '$[*] ? (@.productId == $id)',
                            jsonb_build_object('id', shown.id))
    order by wanted.place`.execute(database)
  return rows.map(({ style }) => productCard(style, locale))
}

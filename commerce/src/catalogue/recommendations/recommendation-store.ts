import type { Database } from '../../platform/database/database.ts'
import { rawQuery } from '../../platform/database/queries/raw-query.ts'
import type { Market } from '../market.ts'
import { listedStyleJson, styleIdIn } from '../product/product-card-store.ts'
import type { ListedStyle } from '../product/product-card.ts'

type RecommendationRequest = {
  market: Market
  count: number
  relatedTo: string | undefined
  inCategory: string | undefined
}

/** Styles in stock by popularity; for a product, the styles of its categories come first. */
export async function findRecommendedStyles(
  database: Database,
  { market: { locale }, count, relatedTo, inCategory }: RecommendationRequest,
): Promise<ListedStyle[]> {
  const requiredFacets = inCategory === undefined ? [] : [`category:${inCategory}`]
  const rows = await rawQuery<{ style: ListedStyle }>({ style: 'json' })`
    with product_categories as (
      select coalesce(array_agg('category:' || category_id), '{}') as facets
      from style_categories where style_id = ${styleIdIn(relatedTo ?? '')}
    ), recommended as (
      (select style_id, true as shares_category from listings, product_categories
       where locale = ${locale} and is_listed and in_stock and listings.facets && product_categories.facets
         and listings.facets @> ${requiredFacets}::text[]
       order by popularity desc, style_id limit ${count + 1})
      union all
      (select style_id, false from listings
       where locale = ${locale} and is_listed and in_stock and facets @> ${requiredFacets}::text[]
       order by popularity desc, style_id limit ${count * 2 + 2})
    ), chosen as (
      select style_id, bool_or(shares_category) as shares_category from recommended
      where style_id <> ${styleIdIn(relatedTo ?? '')}
      group by style_id
    )
    select ${listedStyleJson('l', 'l.default_product_id')} as style
    from chosen
    join listings l on l.locale = ${locale} and l.style_id = chosen.style_id
    order by shares_category desc, l.popularity desc, l.style_id
    limit ${count}`.many(database)
  return rows.map(({ style }) => style)
}

import type { Minor } from '@cairn/contract/fields/money'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { jsonObject } from '../../platform/database/queries/json-object.ts'
import { rawQuery } from '../../platform/database/queries/raw-query.ts'
import type { ColumnsOf } from '../../platform/database/queries/result-columns.ts'
import type { Market } from '../market.ts'
import type { Sellable } from './sellable.ts'

/** A Sellable as a query returns it, without its sizes. */
export type SellableRow = Omit<Sellable, 'rating' | 'sizes' | 'price'> & {
  score: number
  reviewsCount: number
  current: Minor | null
  original: Minor | null
}

/** Joins the catalogue of a market to a query that has a column with the sku. */
export const joinSellable = (sku: string, { locale, siteId }: Market) => sql`
  join variants_in_locale v on v.sku = ${sql.ref(sku)} and v.locale = ${locale}
  left join site_prices p on p.product_id = v.product_id and p.site_id = ${siteId}
  left join variant_prices own on own.sku = v.sku and own.site_id = ${siteId}`

/** The columns of a SellableRow in a query with `joinSellable`. */
export const sellableColumns = sql.raw(`
  v.sku, v.upc, v.size, v.on_hand as "onHand", v.withdrawn, v.product_id as "productId",
  v.style_id as "styleId", v.max_per_order as "maxPerOrder", v.is_digital as "isDigital",
  v.is_custom as "isCustom", v.sold_alone as "soldAlone", v.in_stores as "inStores", v.name, v.slug, v.eyebrow,
  case when not v.is_digital then v.colour_name end as "colourName", v.review_score as score, v.review_count as "reviewsCount",
  coalesce(own.current_minor, p.current_minor) as current,
  coalesce(own.original_minor, p.original_minor) as original`)

export const sellableKinds: ColumnsOf<SellableRow> = {
  sku: 'text',
  upc: 'text',
  size: 'text | null',
  onHand: 'number',
  withdrawn: 'boolean',
  productId: 'text',
  styleId: 'text',
  maxPerOrder: 'number | null',
  isDigital: 'boolean',
  isCustom: 'boolean',
  soldAlone: 'boolean',
  inStores: 'boolean',
  name: 'text',
  slug: 'text',
  eyebrow: 'text | null',
  colourName: 'text | null',
  score: 'number',
  reviewsCount: 'number',
  current: 'number | null',
  original: 'number | null',
}

/** The known ones of the skus, without their sizes. */
export async function findSellables(
  database: Database,
  skus: readonly string[],
  market: Market,
): Promise<ReadonlyMap<string, Sellable>> {
  const rows = await rawQuery<SellableRow>(sellableKinds)`
    select ${sellableColumns}
    from (select unnest(${skus}::text[]) as sku) requested ${joinSellable('requested.sku', market)}`.many(
    database,
  )
  return new Map(rows.map((row) => [row.sku, sellableOf(row, [])]))
}

/** The part of a Sellable that changes too often to be cached. */
export type StockAndPrice = Pick<Sellable, 'sku' | 'onHand' | 'withdrawn'> &
  Pick<SellableRow, 'current' | 'original'>

const stockAndPriceJson = jsonObject<StockAndPrice>({
  sku: 'v.sku',
  onHand: 'v.on_hand',
  withdrawn: 'v.withdrawn',
  current: sql`coalesce(own.current_minor, p.current_minor)`,
  original: sql`coalesce(own.original_minor, p.original_minor)`,
})

/** A list of StockAndPrice for the skus of a subquery. */
export const stockAndPricesJson = (
  skus: RawBuilder<unknown>,
  { siteId }: Pick<Market, 'siteId'>,
) => sql`(
  select coalesce(json_agg(${stockAndPriceJson}), '[]')
  from variant_stock v
  left join site_prices p on p.product_id = v.product_id and p.site_id = ${siteId}
  left join variant_prices own on own.sku = v.sku and own.site_id = ${siteId}
  where v.sku in (${skus}))`

export function sellableOf(row: SellableRow, sizes: Sellable['sizes'] = []): Sellable {
  const { score, reviewsCount, current, original, ...sellable } = row
  return {
    ...sellable,
    rating: { score, reviewsCount },
    sizes,
    price: current === null || original === null ? null : { current, original },
  }
}

import type { Minor } from '@cairn/contract/money'
import { type RawBuilder, sql } from 'kysely'
import type { Market, Sellable } from './sellable.ts'

/** A Sellable as it comes out of a query, its sizes apart. */
export type SellableRow = Omit<Sellable, 'rating' | 'sizes' | 'price'> & {
  score: number
  reviewsCount: number
  current: Minor | null
  original: Minor | null
}

/** What the catalogue says of a sku in a market, joined to whatever query knows the sku. */
export const joinSellable = (sku: string, { locale, siteId }: Market) => sql`
  join variants_in_locale v on v.sku = ${sql.ref(sku)} and v.locale = ${locale}
  left join site_prices p on p.product_id = v.product_id and p.site_id = ${siteId}
  left join variant_prices own on own.sku = v.sku and own.site_id = ${siteId}`

/** The columns of a SellableRow, where `joinSellable` was joined. */
export const sellableColumns = sql.raw(`
  v.sku, v.upc, v.size, v.on_hand as "onHand", v.withdrawn, v.product_id as "productId",
  v.style_id as "styleId", v.max_per_order as "maxPerOrder", v.is_digital as "isDigital",
  v.is_custom as "isCustom", v.sold_alone as "soldAlone", v.in_stores as "inStores", v.name, v.slug, v.eyebrow,
  v.colour_name as "colourName", v.review_score as score, v.review_count as "reviewsCount",
  coalesce(own.current_minor, p.current_minor) as current,
  coalesce(own.original_minor, p.original_minor) as original`)

/** The part of a Sellable that moves all day, for whoever remembers the rest of it. */
export type Moving = Pick<Sellable, 'sku' | 'onHand' | 'withdrawn'> &
  Pick<SellableRow, 'current' | 'original'>

/** A list of Moving for skus that a table or view knows. */
export const movingOf = (skus: RawBuilder<unknown>, { siteId }: Pick<Market, 'siteId'>) => sql`(
  select coalesce(json_agg(json_build_object(
    'sku', v.sku, 'onHand', v.on_hand, 'withdrawn', v.withdrawn,
    'current', coalesce(own.current_minor, p.current_minor),
    'original', coalesce(own.original_minor, p.original_minor))), '[]')
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

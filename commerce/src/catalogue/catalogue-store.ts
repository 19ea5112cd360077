import { sql } from 'kysely'
import type { Sellable } from './sellable.ts'

/** A row of sellable_variants and of site_prices as the Sellable of our decisions. */
export const sellableAsJson = (variant: string, price: string) => {
  const v = (column: string) => sql.ref(`${variant}.${column}`)
  const p = (column: string) => sql.ref(`${price}.${column}`)
  return sql<Sellable>`jsonb_build_object(
    'sku', ${v('sku')}, 'upc', ${v('upc')}, 'size', ${v('size')}, 'onHand', ${v('on_hand')},
    'withdrawn', ${v('withdrawn')}, 'productId', ${v('product_id')}, 'styleId', ${v('style_id')},
    'maxPerOrder', ${v('max_per_order')}, 'isDigital', ${v('is_digital')},
    'isCustom', ${v('is_custom')}, 'soldAlone', ${v('sold_alone')}, 'name', ${v('name')},
    'slug', ${v('slug')}, 'eyebrow', ${v('eyebrow')}, 'colourName', ${v('colour_name')},
    'rating', jsonb_build_object('score', ${v('review_score')}, 'reviewsCount', ${v('review_count')}),
    'sizes', ${v('sizes')},
    'price', case when ${p('product_id')} is null then null else
      jsonb_build_object('current', ${p('current_minor')}, 'original', ${p('original_minor')}) end)`
}

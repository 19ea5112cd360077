import { type RawBuilder, sql } from 'kysely'
import type { Transaction } from '../../platform/database/database.ts'
import { anyOf } from '../../platform/database/queries/raw-query.ts'

/**
 * Fragments for the statements of orders. The argument is the name of a relation with one row per sku and
 * its quantity. Rows are locked in the order of their skus, so that concurrent orders cannot deadlock.
 */
export const takeFromWarehouseSql = (requested: RawBuilder<unknown>) => sql`
  update variants v set on_hand = v.on_hand - locked.quantity
  from (
    select stored.sku, r.quantity from variants stored join ${requested} r on r.sku = stored.sku
    order by stored.sku for update of stored) locked
  where v.sku = locked.sku and v.on_hand >= locked.quantity and not v.withdrawn
  returning v.sku, v.on_hand`

export const returnToWarehouseSql = (quantities: RawBuilder<unknown>) => sql`
  update variants v set on_hand = v.on_hand + locked.quantity
  from (
    select stored.sku, r.quantity from variants stored join ${quantities} r on r.sku = stored.sku
    order by stored.sku for update of stored) locked
  where v.sku = locked.sku
  returning v.sku, v.on_hand`

export async function styleIdsOfSkus(
  transaction: Transaction,
  skus: readonly string[],
): Promise<string[]> {
  const styles = await transaction
    .selectFrom('variants as v')
    .innerJoin('products as p', 'p.product_id', 'v.product_id')
    .select('p.style_id as styleId')
    .distinct()
    .where('v.sku', '=', anyOf(skus))
    .execute()
  return styles.map(({ styleId }) => styleId)
}

import { type RawBuilder, sql } from 'kysely'
import type { Transaction } from '../platform/database/database.ts'

/**
 * Parts of an order's own statements. They are given the name of something with a sku and a quantity
 * in each row, every sku once; rivals lock in one order, so that no two wait for each other.
 */
export const takingFromWarehouse = (wanted: RawBuilder<unknown>) => sql`
  update variants v set on_hand = v.on_hand - locked.quantity
  from (
    select kept.sku, w.quantity from variants kept join ${wanted} w on w.sku = kept.sku
    order by kept.sku for update of kept) locked
  where v.sku = locked.sku and v.on_hand >= locked.quantity and not v.withdrawn
  returning v.sku, v.on_hand`

export const givingToWarehouse = (freed: RawBuilder<unknown>) => sql`
  update variants v set on_hand = v.on_hand + locked.quantity
  from (
    select kept.sku, f.quantity from variants kept join ${freed} f on f.sku = kept.sku
    order by kept.sku for update of kept) locked
  where v.sku = locked.sku
  returning v.sku, v.on_hand`

export async function stylesOfSkus(
  transaction: Transaction,
  skus: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ styleId: string }>`
    select distinct p.style_id as "styleId"
    from variants v join products p on p.product_id = v.product_id
    where v.sku = any(${skus})`.execute(transaction)
  return rows.map(({ styleId }) => styleId)
}

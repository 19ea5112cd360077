import { type RawBuilder, sql } from 'kysely'

/**
 * Fragments for the statements of orders. The argument is the name of a relation with a place, a sku and a
 * quantity in each row. Rows are locked in one order, so that concurrent orders cannot deadlock.
 */
export const takeFromStoreStockSql = (requested: RawBuilder<unknown>) => sql`
  update store_stock s set on_hand = s.on_hand - locked.quantity
  from (
    select stored.store_id, stored.sku, r.quantity
    from store_stock stored join ${requested} r on r.place = stored.store_id and r.sku = stored.sku
    order by stored.store_id, stored.sku for update of stored) locked
  where s.store_id = locked.store_id and s.sku = locked.sku and s.on_hand >= locked.quantity
  returning s.sku, s.on_hand`

export const returnToStoreStockSql = (returned: RawBuilder<unknown>) => sql`
  insert into store_stock as s (store_id, sku, on_hand)
  select r.place, r.sku, r.quantity from ${returned} r order by r.place, r.sku
  on conflict (store_id, sku) do update set on_hand = s.on_hand + excluded.on_hand
  returning s.sku, s.on_hand`

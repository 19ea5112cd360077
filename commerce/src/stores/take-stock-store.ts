import { type RawBuilder, sql } from 'kysely'

/**
 * Parts of an order's own statements. They are given the name of something with a place, a sku and a
 * quantity in each row; rivals lock in one order, so that no two wait for each other.
 */
export const takingFromShelves = (wanted: RawBuilder<unknown>) => sql`
  update store_stock s set on_hand = s.on_hand - locked.quantity
  from (
    select kept.store_id, kept.sku, w.quantity
    from store_stock kept join ${wanted} w on w.place = kept.store_id and w.sku = kept.sku
    order by kept.store_id, kept.sku for update of kept) locked
  where s.store_id = locked.store_id and s.sku = locked.sku and s.on_hand >= locked.quantity
  returning s.sku, s.on_hand`

export const givingToShelves = (freed: RawBuilder<unknown>) => sql`
  insert into store_stock as s (store_id, sku, on_hand)
  select f.place, f.sku, f.quantity from ${freed} f order by f.place, f.sku
  on conflict (store_id, sku) do update set on_hand = s.on_hand + excluded.on_hand
  returning s.sku, s.on_hand`

import { sql } from 'kysely'
import { returnToWarehouseSql } from '../../catalogue/stock/warehouse-stock-store.ts'
import { returnToStoreStockSql } from '../../stores/store-stock-store.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { defineEvent } from '../../platform/jobs/outbox.ts'

/** A variant has sold out or is available again, so its products must be listed anew. */
export const availabilityChanged = defineEvent<{ skus: string[] }>('stock-turned')

export type RestockedSkus = { skus: string[] | null }

/**
 * The end of a statement with a CTE `freed` (place, sku, quantity): returns that stock to where it was
 * taken from, and answers the skus that the warehouse had sold out.
 */
export const returningFreedStock = sql<RestockedSkus>`
  warehouse as (
    ${returnToWarehouseSql(sql`(select sku, quantity from freed where place = '')`)}
  ), stores as (
    ${returnToStoreStockSql(sql`(select * from freed where place <> '')`)}
  )
  select array_agg(warehouse.sku) as skus
  from warehouse join freed using (sku)
  where freed.place = '' and warehouse.on_hand = freed.quantity`

/** Returns all stock of an order that was not returned before. */
export async function releaseStock(transaction: Transaction, orderId: string): Promise<string[]> {
  const { rows } = await sql<RestockedSkus>`
    with freed as materialized (
      select place, sku, quantity - freed as quantity from stock_holds
      where order_id = ${orderId} and freed < quantity
    ), marked as (
      update stock_holds set freed = quantity where order_id = ${orderId}
    ), ${returningFreedStock}`.execute(transaction)
  return rows[0]?.skus ?? []
}

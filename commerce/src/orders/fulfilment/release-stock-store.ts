import { sql } from 'kysely'
import { returnToWarehouseSql } from '../../catalogue/stock/stock-store.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { rawQuery } from '../../platform/database/queries/raw-query.ts'
import { returnToStoreStockSql } from '../../stores/store-stock-store.ts'

export const restockedKinds = { skus: 'text[] | null' } as const

/**
 * The end of a statement with a CTE `released` (location, sku, quantity): returns that stock to where it was
 * taken from, and answers the skus that the warehouse had sold out.
 */
export const returnReleasedStock = sql`
  warehouse as (
    ${returnToWarehouseSql(sql`(select sku, quantity from released where location = '')`)}
  ), stores as (
    ${returnToStoreStockSql(sql`(select * from released where location <> '')`)}
  )
  select array_agg(warehouse.sku) as skus
  from warehouse join released using (sku)
  where released.location = '' and warehouse.on_hand = released.quantity`

/** Returns all stock of an order that was not returned before. */
export async function releaseStock(transaction: Transaction, orderId: string): Promise<string[]> {
  const { skus } = await rawQuery(restockedKinds)`
    with released as materialized (
      select location, sku, quantity - released_quantity as quantity from stock_holds
      where order_id = ${orderId} and released_quantity < quantity
    ), marked as (
      update stock_holds set released_quantity = quantity where order_id = ${orderId}
    ), ${returnReleasedStock}`.one(transaction)
  return skus ?? []
}

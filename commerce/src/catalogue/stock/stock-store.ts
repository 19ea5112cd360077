import type { Locale } from '@cairn/contract/sites/sites'
import { type RawBuilder, sql } from 'kysely'
import type { Transaction, Database } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { anyOf, rawQuery } from '../../platform/database/queries/raw-query.ts'
import { emitEach } from '../../platform/jobs/outbox.ts'

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

type StockNotice = { sku: string; email: string; locale: Locale }

/** Returns false for an unknown variant. A repeated request replaces the first. */
export function requestStockNotice(
  database: Database,
  { sku, email, locale }: StockNotice,
): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    const variant = await rawQuery({ styleId: 'text' })`
      with variant as (
        select v.sku, p.style_id
        from variants v join products p on p.product_id = v.product_id
        where v.sku = ${sku} and not v.withdrawn
      ), saved as (
        insert into stock_notices (sku, email, locale)
        select sku, ${email.toLowerCase()}, ${locale} from variant
        on conflict (sku, email) do update set locale = excluded.locale, requested_at = now()
      )
      select style_id as "styleId" from variant`.first(transaction)
    if (!variant) return false
    // It may have come back since the page was loaded.
    await emitBackInStock(transaction, [variant.styleId])
    return true
  })
}

/** Emits an event for every notice of a variant in stock and deletes the notice. */
export async function emitBackInStock(
  transaction: Transaction,
  styleIds: readonly string[],
): Promise<void> {
  const rows = await transaction
    .deleteFrom('stock_notices as n')
    .using(['variants as v', 'products as p'])
    .whereRef('v.sku', '=', 'n.sku')
    .whereRef('p.product_id', '=', 'v.product_id')
    .where('p.style_id', '=', anyOf(styleIds))
    .where('v.on_hand', '>', 0)
    .where('v.withdrawn', '=', sql.lit(false))
    .returning(['n.sku', 'n.email', 'n.locale'])
    .$narrowType<Pick<StockNotice, 'locale'>>()
    .execute()
  await emitEach(transaction, 'back-in-stock', rows)
}

export async function deleteOldStockNotices(database: Database): Promise<void> {
  await database
    .deleteFrom('stock_notices')
    .where('requested_at', '<', sql<Date>`now() - interval '1 year'`)
    .execute()
}

import type { Locale } from '@cairn/contract/sites/sites'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { rawQuery } from '../../platform/database/queries/raw-query.ts'
import { emitEach } from '../../platform/jobs/outbox.ts'

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
  const rows = await rawQuery<StockNotice>({ sku: 'text', email: 'text', locale: 'text' })`
    delete from stock_notices n
    using variants v, products p
    where v.sku = n.sku and p.product_id = v.product_id and p.style_id = any(${styleIds})
      and v.on_hand > 0 and not v.withdrawn
    returning n.sku, n.email, n.locale`.many(transaction)
  await emitEach(transaction, 'back-in-stock', rows)
}

export async function deleteOldStockNotices(database: Database): Promise<void> {
  await database
    .deleteFrom('stock_notices')
    .where('requested_at', '<', sql<Date>`now() - interval '1 year'`)
    .execute()
}

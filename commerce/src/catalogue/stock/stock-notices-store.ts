import type { Locale } from '@cairn/contract/sites/sites'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { anyOf, rawQuery } from '../../platform/database/queries/raw-query.ts'
import { emitEach } from '../../platform/jobs/outbox.ts'

type StockNotice = {
  sku: string
  email: string
  locale: Locale
  /** The account that has asked for it. Null for guests, and if others have asked for it, too. */
  consumerId: string | null
}

/** Returns false for an unknown variant. A repeated request replaces the first. */
export function requestStockNotice(
  database: Database,
  { sku, email, locale, consumerId }: StockNotice,
): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    const variant = await rawQuery({ styleId: 'text' })`
      with variant as (
        select v.sku, p.style_id
        from variants v join products p on p.product_id = v.product_id
        where v.sku = ${sku} and not v.withdrawn
      ), saved as (
        insert into stock_notices (sku, email, locale, consumer_id)
        select sku, ${email.toLowerCase()}, ${locale}, ${consumerId}::uuid from variant
        on conflict (sku, email)
          do update set locale = excluded.locale, requested_at = now(), announced_at = null,
            consumer_id = case when stock_notices.consumer_id = excluded.consumer_id
              then excluded.consumer_id end
      )
      select style_id as "styleId" from variant`.first(transaction)
    if (!variant) return false
    // It may have come back since the page was loaded.
    await emitBackInStock(transaction, [variant.styleId])
    return true
  })
}

/** Emits an event for every notice of a variant in stock. The notice stays until its mail is written. */
export async function emitBackInStock(
  transaction: Transaction,
  styleIds: readonly string[],
): Promise<void> {
  const rows = await transaction
    .updateTable('stock_notices as n')
    .set({ announced_at: sql<Date>`now()` })
    .from(['variants as v', 'products as p'])
    .whereRef('v.sku', '=', 'n.sku')
    .whereRef('p.product_id', '=', 'v.product_id')
    .where('p.style_id', '=', anyOf(styleIds))
    .where('v.on_hand', '>', 0)
    .where('v.withdrawn', '=', sql.lit(false))
    .where('n.announced_at', 'is', null)
    .returning('n.notice_id as noticeId')
    .execute()
  await emitEach(transaction, 'back-in-stock', rows)
}

/** Announces again what is in stock and still has no mail, such as the notices above a daily limit. */
export const announceWaitingNotices = (database: Database): Promise<void> =>
  inTransaction(database, async (transaction) => {
    const rows = await transaction
      .updateTable('stock_notices as n')
      .set({ announced_at: sql<Date>`now()` })
      .from('variants as v')
      .whereRef('v.sku', '=', 'n.sku')
      .where('v.on_hand', '>', 0)
      .where('v.withdrawn', '=', sql.lit(false))
      .where(({ eb, or }) =>
        or([
          eb('n.announced_at', 'is', null),
          eb('n.announced_at', '<', sql<Date>`now() - interval '1 hour'`),
        ]),
      )
      .returning('n.notice_id as noticeId')
      .execute()
    await emitEach(transaction, 'back-in-stock', rows)
  })

export async function findStockNotice(
  transaction: Transaction,
  noticeId: string,
): Promise<StockNotice | undefined> {
  return transaction
    .selectFrom('stock_notices')
    .select(['sku', 'email', 'locale', 'consumer_id as consumerId'])
    .$narrowType<Pick<StockNotice, 'locale'>>()
    .where('notice_id', '=', noticeId)
    .executeTakeFirst()
}

/** The next change of the variant announces it again. */
export async function postponeStockNotice(
  transaction: Transaction,
  noticeId: string,
): Promise<void> {
  await transaction
    .updateTable('stock_notices')
    .set({ announced_at: null })
    .where('notice_id', '=', noticeId)
    .execute()
}

/** Deletes the notice. False if another job has taken it. */
export async function takeStockNotice(
  transaction: Transaction,
  noticeId: string,
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('stock_notices')
    .where('notice_id', '=', noticeId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function deleteOldStockNotices(database: Database): Promise<void> {
  await database
    .deleteFrom('stock_notices')
    .where('requested_at', '<', sql<Date>`now() - interval '1 year'`)
    .execute()
}

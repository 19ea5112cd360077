import type { Locale } from '@cairn/contract/sites'
import { sql } from 'kysely'
import type { Database, Transaction } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { defineEvent, emitEach } from '../platform/jobs/outbox.ts'

type Notice = { sku: string; email: string; locale: Locale }

/** What somebody waited for can be bought again. */
const backInStock = defineEvent<Notice>('back-in-stock')

/** Answers whether there is such a variant; whoever asks twice is told once. */
export function keepNotice(database: Database, { sku, email, locale }: Notice): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    const { rows } = await sql<{ styleId: string }>`
      with wanted as (
        select v.sku, p.style_id
        from variants v join products p on p.product_id = v.product_id
        where v.sku = ${sku} and not v.withdrawn
      ), kept as (
        insert into stock_notices (sku, email, locale)
        select sku, ${email.toLowerCase()}, ${locale} from wanted
        on conflict (sku, email) do update set locale = excluded.locale, asked_at = now()
      )
      select style_id as "styleId" from wanted`.execute(transaction)
    const [variant] = rows
    if (!variant) return false
    // It may have come back while somebody was typing.
    await tellWhoWaits(transaction, [variant.styleId])
    return true
  })
}

/** Tells of everything in these styles that can be bought again, and forgets who was told. */
export async function tellWhoWaits(
  transaction: Transaction,
  styleIds: readonly string[],
): Promise<void> {
  const { rows } = await sql<Notice>`
    delete from stock_notices n
    using variants v, products p
    where v.sku = n.sku and p.product_id = v.product_id and p.style_id = any(${styleIds})
      and v.on_hand > 0 and not v.withdrawn
    returning n.sku, n.email, n.locale`.execute(transaction)
  await emitEach(transaction, backInStock, rows)
}

/** Nobody waits for a jacket longer than a year. */
export async function forgetOldNotices(database: Database): Promise<void> {
  await sql`delete from stock_notices where asked_at < now() - interval '1 year'`.execute(database)
}

import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { rawQuery } from '../platform/database/queries/raw-query.ts'
import { emit } from '../platform/jobs/outbox.ts'
import { signatureOf } from '../platform/tokens.ts'

const maxCodesPerHour = 5
const maxAttempts = 5
const validMinutes = 15

/** Replaces the order's code. False if too many were issued within the hour. */
export const issueOrderCode = (database: Database, orderId: string): Promise<boolean> =>
  inTransaction(database, async (transaction) => {
    const row = await rawQuery({ issue: 'text' })`
      insert into order_codes as c (order_id) values (${orderId})
      on conflict (order_id) do update set issue = gen_random_uuid(), issued_at = now(), attempts = 0,
        issues = case when ${isNewHour} then 1 else c.issues + 1 end,
        counted_since = case when ${isNewHour} then now() else c.counted_since end
      where c.issues < ${maxCodesPerHour} or ${isNewHour}
      returning issue`.first(transaction)
    if (row) await emit(transaction, 'order-code-requested', { orderId, issue: row.issue })
    return row !== undefined
  })

const isNewHour = sql`c.counted_since < now() - interval '1 hour'`

/** Six digits, which five attempts are very unlikely to guess. */
export function orderCodeOf(issue: string, secret: string): string {
  const seal = Buffer.from(signatureOf(`order code ${issue}`, secret), 'base64url')
  return String(seal.readUIntBE(0, 6) % 1_000_000).padStart(6, '0')
}

/** Counts the attempt before it checks the code. A code opens its order once. */
export async function redeemOrderCode(
  database: Database,
  { orderId, code, secret }: { orderId: string; code: string; secret: string },
): Promise<boolean> {
  const row = await database
    .updateTable('order_codes')
    .set(({ eb }) => ({ attempts: eb('attempts', '+', 1) }))
    .where('order_id', '=', orderId)
    .where('attempts', '<', maxAttempts)
    .where('issued_at', '>', sql<Date>`now() - make_interval(mins => ${validMinutes})`)
    .returning('issue')
    .executeTakeFirst()
  if (!row || orderCodeOf(row.issue, secret) !== code) return false
  const { numUpdatedRows } = await database
    .updateTable('order_codes')
    .set({ issue: sql`gen_random_uuid()` })
    .where('order_id', '=', orderId)
    .where('issue', '=', row.issue)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

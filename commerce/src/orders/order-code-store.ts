import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { defineEvent, emit } from '../platform/jobs/outbox.ts'
import { sealOf } from '../platform/tokens.ts'

/** Somebody who knows an order's number and email asks to see all of it. */
export const orderCodeAsked = defineEvent<{ orderId: string; issue: string }>('order-code-asked')

const mostAnHour = 5
const mostTries = 5
const minutesGood = 15

/** A new one, in place of any before; none if too many were mailed within the hour. */
export const issueOrderCode = (database: Database, orderId: string): Promise<boolean> =>
  inTransaction(database, async (transaction) => {
    const { rows } = await sql<{ issue: string }>`
      insert into order_codes as c (order_id) values (${orderId})
      on conflict (order_id) do update set issue = gen_random_uuid(), issued_at = now(), tries = 0,
        issues = case when ${isCountedAnew} then 1 else c.issues + 1 end,
        counted_from = case when ${isCountedAnew} then now() else c.counted_from end
      where c.issues < ${mostAnHour} or ${isCountedAnew}
      returning issue`.execute(transaction)
    const [row] = rows
    if (row) await emit(transaction, orderCodeAsked, { orderId, issue: row.issue })
    return row !== undefined
  })

const isCountedAnew = sql`c.counted_from < now() - interval '1 hour'`

/** Six digits: few enough to type, and too many to try five of. */
export function orderCodeOf(issue: string, secret: string): string {
  const seal = Buffer.from(sealOf(`order code ${issue}`, secret), 'base64url')
  return String(seal.readUIntBE(0, 6) % 1_000_000).padStart(6, '0')
}

type Try = { orderId: string; code: string; secret: string }

/** The try is counted before it is looked at; a code that has opened its order opens it once. */
export async function spendOrderCode(
  database: Database,
  { orderId, code, secret }: Try,
): Promise<boolean> {
  const { rows } = await sql<{ issue: string }>`
    update order_codes set tries = tries + 1
    where order_id = ${orderId} and tries < ${mostTries}
      and issued_at > now() - make_interval(mins => ${minutesGood})
    returning issue`.execute(database)
  const [row] = rows
  if (!row || orderCodeOf(row.issue, secret) !== code) return false
  const { numUpdatedRows } = await database
    .updateTable('order_codes')
    .set({ issue: sql`gen_random_uuid()` })
    .where('order_id', '=', orderId)
    .where('issue', '=', row.issue)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

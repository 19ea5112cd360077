import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { openTestDatabase } from '../platform/database/testing.ts'
import { mergeOrders } from './order-store.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('moving the orders of a guest to an account finds them by an index, in whatever state they are', async () => {
  const shopper = crypto.randomUUID()
  await inTransaction(database.query, async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction)
    await mergeOrders(transaction, { from: shopper, to: crypto.randomUUID() })
    const { rows } = await sql`
      select seq_scan::int as scans from pg_stat_xact_user_tables where relname = 'orders'`.execute(
      transaction,
    )
    expect(rows).toEqual([{ scans: 0 }])
  })
})

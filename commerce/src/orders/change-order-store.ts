import { accept, type Result } from '@cairn/contract/result'
import { sql } from 'kysely'
import { allOrNothing } from '../platform/database/all-or-nothing.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { findOrder } from './find-order-store.ts'
import type { KnownOrder } from './known-order.ts'

/** For whoever works on orders. */
export type NotPossible = { sentence: string }

export const cannot = (sentence: string) => ({ ok: false as const, refusal: { sentence } })

/** Nobody else changes it until the transaction ends. */
export async function changeOrder<Refused>(
  database: Database,
  orderId: string,
  change: (transaction: Transaction, order: KnownOrder) => Promise<Result<unknown, Refused>>,
): Promise<Result<KnownOrder, Refused>> {
  return allOrNothing<KnownOrder, Refused>(database, async (transaction) => {
    // Not in the statement that reads: one that waited there would see the order as it was before.
    await sql`select from orders where order_id = ${orderId} for update`.execute(transaction)
    const order = await findOrder(transaction, orderId)
    if (!order) throw new Error(`there is no order ${orderId}`)
    const changed = await change(transaction, order)
    if (!changed.ok) return changed
    const after = await findOrder(transaction, orderId)
    return accept(after ?? order)
  })
}

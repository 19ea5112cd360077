import { sql } from 'kysely'
import { giveBackSpend } from '../accounts/yearly-spend-store.ts'
import { continueCart } from '../cart/close-cart-store.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { giveBackPromotions } from '../promotions/redeem-store.ts'
import { type GivenBack, givingBackFreed } from './give-stock-back-store.ts'
import type { Instruments } from './instruments-store.ts'
import { type FailedBecause, statesBefore } from './order-states.ts'

export type Failing = {
  orderId: string
  because: FailedBecause
  /** What became of the payment; lost: nobody knows. */
  payment: 'refused' | 'lost' | 'voiding'
  reference?: string | undefined
  instruments: Instruments
}

type Failed = { cartId: string; orderNumber: string; holdsInstruments: boolean }

/**
 * The one step from held to failed: everything that was taken goes back where it was, in the order in
 * which it was taken, and the shopper goes on with a new basket. Not if the order was settled already.
 */
export const failOrder = (database: Database, failing: Failing): Promise<string | undefined> =>
  inTransaction(database, async (transaction) => {
    const failed = await markFailed(transaction, failing)
    if (!failed) return undefined
    await freeStock(transaction, failing.orderId)
    await giveBackPromotions(transaction, failing.orderId)
    if (failed.holdsInstruments) {
      await failing.instruments.release(transaction, failed.orderNumber)
    }
    await giveBackSpend(transaction, { orderNumber: failed.orderNumber, kind: 'terms' })
    const toCartId = await continueCart(transaction, failed.cartId)
    await failing.instruments.move(transaction, { fromCartId: failed.cartId, toCartId })
    return toCartId
  })

async function markFailed(
  transaction: Transaction,
  { orderId, because, payment, reference = undefined }: Failing,
): Promise<Failed | undefined> {
  const { rows } = await sql<Failed>`
    with failed as (
      update orders set state = 'failed', refused_because = ${because}, settled_at = now()
      where order_id = ${orderId} and state = any(${statesBefore('failed')}::text[])
      returning order_id, cart_id, order_number, instruments
    ), over as (
      update payment_attempts a
      set state = ${payment}, reference = coalesce(${reference ?? null}, a.reference),
        looked_at = now()
      from failed where a.order_id = failed.order_id and a.state in ('asked', 'challenged')
    )
    select cart_id as "cartId", order_number as "orderNumber",
      instruments <> '[]'::jsonb as "holdsInstruments"
    from failed`.execute(transaction)
  return rows[0]
}

/** Back to the shelves, as far as it is not there already. */
export async function freeStock(transaction: Transaction, orderId: string): Promise<string[]> {
  const { rows } = await sql<GivenBack>`
    with freed as materialized (
      select place, sku, quantity - freed as quantity from stock_holds
      where order_id = ${orderId} and freed < quantity
    ), marked as (
      update stock_holds set freed = quantity where order_id = ${orderId}
    ), ${givingBackFreed}`.execute(transaction)
  return rows[0]?.refilled ?? []
}

import type { Minor } from '@cairn/contract/fields/money'
import { accept, type Result } from '@cairn/contract/refusals/result'
import { sql } from 'kysely'
import { returnSpend } from '../../accounts/yearly-spend-store.ts'
import { continueCart } from '../../cart/store/save-cart-store.ts'
import type { PaidCard } from '../../payments/providers/provider.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import {
  afterCommit,
  inTransaction,
  inTransactionOrRefuse,
} from '../../platform/database/in-transaction.ts'
import { rawQuery } from '../../platform/database/queries/raw-query.ts'
import { emitSql, wakeRelays } from '../../platform/jobs/outbox.ts'
import { restoreClaims } from '../../promotions/claimed-uses-store.ts'
import { releasePromotions } from '../../promotions/promotion-uses-store.ts'
import { releaseStock } from '../fulfilment/release-stock-store.ts'
import type { OrderInstruments } from '../money/instruments-flow.ts'
import { type FailureReason, statesLeadingTo } from '../order-states.ts'

export type AuthorisedPayment = {
  attemptKey: string
  reference: string
  amount: Minor
  card?: PaidCard | undefined
}

export type OrderConfirmation = {
  orderId: string
  /** Missing if nothing was left to pay. */
  authorised?: AuthorisedPayment
  holdsInstruments: boolean
  /** Its codes are counted by email and address from now on. */
  wasChallenged?: boolean
  instruments: OrderInstruments
}

/**
 * Places a held order. It is called for the shopper's request, for the provider's event and by the periodic check. An
 * authorisation for an order that has failed is voided. Returns whether it was placed now; an order is refused if
 * another one has used its code while its challenge was open.
 */
export async function confirmOrder(
  database: Database,
  confirmation: OrderConfirmation,
): Promise<Result<boolean, 'codeUsed'>> {
  const { orderId, holdsInstruments, wasChallenged, instruments } = confirmation
  if (!holdsInstruments && !wasChallenged)
    return accept((await markPlaced(database, confirmation)) !== null)
  return inTransactionOrRefuse<boolean, 'codeUsed'>(database, async (transaction) => {
    const orderNumber = await markPlaced(transaction, confirmation)
    if (orderNumber === null) return accept(false)
    const areClaimsFree =
      !wasChallenged ||
      ((await restoreClaims(transaction, orderId)) &&
        (!holdsInstruments || (await instruments.restoreClaims(transaction, orderNumber))))
    if (!areClaimsFree) return { ok: false, refusal: 'codeUsed' }
    if (holdsInstruments) await instruments.spend(transaction, orderNumber)
    return accept(true)
  })
}

async function markPlaced(
  database: Database,
  { orderId, authorised }: OrderConfirmation,
): Promise<string | null> {
  const { attemptKey = null, reference = null, amount = 0, card } = authorised ?? {}
  const { orderNumber } = await rawQuery({ orderNumber: 'text | null' })`
    with placed as (
      update orders o set state = 'placed', settled_at = now()
      where o.order_id = ${orderId} and o.state = any(${statesLeadingTo('placed')}::text[])
        and o.requested_minor = ${amount}::bigint
      returning o.order_id, o.order_number, o.total_minor, o.requested_minor, o.instruments, o.currency
    ), paid as (
      update payment_attempts a
      set state = 'authorised', reference = ${reference}, authorised_minor = ${amount}::bigint,
        brand = coalesce(a.brand, ${card?.brand ?? null}), last4 = coalesce(a.last4, ${card?.last4 ?? null})
      from placed where a.attempt_key = ${attemptKey}
    ), late as (
      update payment_attempts a
      set state = 'voiding', reference = ${reference}, authorised_minor = ${amount}::bigint,
        checked_at = now()
      where a.attempt_key = ${attemptKey} and not exists (select from placed)
        and a.state in ('requested', 'challenged', 'lost', 'refused')
    ), sold as (
      update stock_holds h set state = 'sold' from placed where h.order_id = placed.order_id
    ), posted as (
      insert into ledger_entries (order_id, posting, account, amount_minor, currency)
      select order_id, 'placed', account, sum(amount), currency
      from placed cross join lateral (
        values ('sales', -total_minor), ('receivable', requested_minor),
          ('authorised', requested_minor), ('authorised-contra', -requested_minor)
        union all
        select i.account, i.amount
        from jsonb_to_recordset(instruments) as i (account text, amount bigint)
      ) as entry (account, amount)
      group by order_id, account, currency having sum(amount) <> 0
    ), emitted as (
      ${emitSql('order-placed', { payload: { orderId: 'order_id' }, from: sql`placed` })}
    )
    select (select order_number from placed) as "orderNumber"`.one(database)
  afterCommit(wakeRelays)
  return orderNumber
}

export type FailedPayment = {
  orderId: string
  reason: FailureReason
  /** Lost: its result at the provider is unknown. */
  payment: 'refused' | 'lost' | 'voiding'
  reference?: string | undefined
  instruments: OrderInstruments
}

type FailedOrder = { cartId: string; orderNumber: string; holdsInstruments: boolean }

/**
 * Fails a held order, unless it was settled before: returns everything in the order in which it was
 * taken, and answers the id of the new cart with the order's contents.
 */
export const failOrder = (
  database: Database,
  failure: FailedPayment,
): Promise<string | undefined> =>
  inTransaction(database, async (transaction) => {
    const failedOrder = await markFailed(transaction, failure)
    if (!failedOrder) return undefined
    await releaseStock(transaction, failure.orderId)
    await releasePromotions(transaction, failure.orderId)
    if (failedOrder.holdsInstruments) {
      await failure.instruments.release(transaction, failedOrder.orderNumber)
    }
    await returnSpend(transaction, { orderNumber: failedOrder.orderNumber, kind: 'terms' })
    const toCartId = await continueCart(transaction, failedOrder.cartId)
    await failure.instruments.move(transaction, { fromCartId: failedOrder.cartId, toCartId })
    return toCartId
  })

async function markFailed(
  transaction: Transaction,
  { orderId, reason, payment, reference = undefined }: FailedPayment,
): Promise<FailedOrder | undefined> {
  return rawQuery({ cartId: 'text', orderNumber: 'text', holdsInstruments: 'boolean' })`
    with failed as (
      update orders set state = 'failed', refusal_reason = ${reason}, settled_at = now()
      where order_id = ${orderId} and state = any(${statesLeadingTo('failed')}::text[])
      returning order_id, cart_id, order_number, instruments
    ), failed_attempt as (
      update payment_attempts a
      set state = ${payment}, reference = coalesce(${reference ?? null}, a.reference),
        checked_at = now()
      from failed where a.order_id = failed.order_id and a.state in ('requested', 'challenged')
    )
    select cart_id as "cartId", order_number as "orderNumber",
      instruments <> '[]'::jsonb as "holdsInstruments"
    from failed`.first(transaction)
}

import type { Minor } from '@cairn/contract/money'
import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import { afterCommit } from '../platform/database/inside-transaction.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { defineEvent, emitting, wakeRelays } from '../platform/jobs/outbox.ts'
import type { Instruments } from './instruments-store.ts'
import { statesBefore } from './order-states.ts'

/** Paid: from now on it is the shopper's order. */
export const orderPlaced = defineEvent<{ orderId: string }>('order-placed')

export type Authorised = { attemptKey: string; reference: string; amount: Minor }

export type Confirming = {
  orderId: string
  /** None where nothing was left to pay. */
  authorised?: Authorised
  /** Whether gift cards and the like are held for it. */
  holdsInstruments: boolean
  instruments: Instruments
}

type Confirmed = { orderNumber: string | null }

/**
 * The one step from held to placed, whoever brings the news first: the shopper's own request, the
 * provider's message, or the sweeper. What is authorised for an order that is over goes back.
 */
export async function confirmOrder(database: Database, confirming: Confirming): Promise<boolean> {
  if (!confirming.holdsInstruments) return (await confirm(database, confirming)) !== null
  return inTransaction(database, async (transaction) => {
    const orderNumber = await confirm(transaction, confirming)
    if (orderNumber !== null) await confirming.instruments.spend(transaction, orderNumber)
    return orderNumber !== null
  })
}

async function confirm(
  database: Database,
  { orderId, authorised }: Confirming,
): Promise<string | null> {
  const { attemptKey = null, reference = null, amount = 0 } = authorised ?? {}
  const { rows } = await sql<Confirmed>`
    with placed as (
      update orders o set state = 'placed', settled_at = now()
      where o.order_id = ${orderId} and o.state = any(${statesBefore('placed')}::text[])
        and o.asked_minor = ${amount}::bigint
      returning o.order_id, o.order_number, o.total_minor, o.asked_minor, o.instruments, o.currency
    ), paid as (
      update payment_attempts a
      set state = 'authorised', reference = ${reference}, authorised_minor = ${amount}::bigint
      from placed where a.attempt_key = ${attemptKey}
    ), late as (
      update payment_attempts a
      set state = 'voiding', reference = ${reference}, authorised_minor = ${amount}::bigint,
        looked_at = now()
      where a.attempt_key = ${attemptKey} and not exists (select from placed)
        and a.state in ('asked', 'challenged', 'lost', 'refused')
    ), sold as (
      update stock_holds h set state = 'sold' from placed where h.order_id = placed.order_id
    ), posted as (
      insert into ledger_entries (order_id, posting, account, amount_minor, currency)
      select order_id, 'placed', account, sum(amount), currency
      from placed cross join lateral (
        values ('sales', -total_minor), ('owed', asked_minor),
          ('authorised', asked_minor), ('promised', -asked_minor)
        union all
        select i.account, i.amount
        from jsonb_to_recordset(instruments) as i (account text, amount bigint)
      ) as entry (account, amount)
      group by order_id, account, currency having sum(amount) <> 0
    ), told as (
      ${emitting(orderPlaced, sql`select jsonb_build_object('orderId', order_id) as payload from placed`)}
    )
    select (select order_number from placed) as "orderNumber"`.execute(database)
  afterCommit(wakeRelays)
  return rows[0]?.orderNumber ?? null
}

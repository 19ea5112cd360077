import type { Minor } from '@cairn/contract/fields/money'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { keyOfAttempt, type PaymentMovement } from './payment-movement.ts'

const batchSize = 50

/** Payments whose result at the provider is unknown. */
export async function findLostPayments(database: Database): Promise<{ attemptKey: string }[]> {
  const { rows } = await sql<{ attemptKey: string }>`
    select attempt_key as "attemptKey" from payment_attempts
    where state = 'lost' order by checked_at limit ${batchSize}`.execute(database)
  return rows
}

export type PaymentToVoid = { attemptKey: string; reference: string; attempts: number }

export async function findPaymentsToVoid(database: Database): Promise<PaymentToVoid[]> {
  const { rows } = await sql<PaymentToVoid>`
    select attempt_key as "attemptKey", reference, void_attempts as attempts from payment_attempts
    where state = 'voiding' and reference is not null
    order by checked_at limit ${batchSize}`.execute(database)
  return rows
}

export async function markVoided(
  database: Database,
  { attemptKey, from }: { attemptKey: string; from: 'lost' | 'voiding' },
): Promise<void> {
  await database
    .updateTable('payment_attempts')
    .set({ state: 'voided', authorised_minor: 0 })
    .where('attempt_key', '=', attemptKey)
    .where('state', '=', from)
    .execute()
}

export type RequestedMovement = {
  movementKey: string
  attempts: number
  attemptKey: string
  reference: string
  kind: 'capture' | 'refund'
  amount: Minor
}

export async function findRequestedMovements(database: Database): Promise<RequestedMovement[]> {
  const { rows } = await sql<RequestedMovement>`
    select m.movement_key as "movementKey", m.attempts, m.attempt_key as "attemptKey", a.reference,
      m.kind, m.amount_minor as amount
    from payment_movements m join payment_attempts a on a.attempt_key = m.attempt_key
    where m.state = 'requested' order by m.requested_at, m.kind limit ${batchSize}`.execute(
    database,
  )
  return rows
}

/** Marks a movement as done and posts it to the ledger. */
export async function bookMovement(
  database: Database,
  { movementKey, attempts, kind, amount }: RequestedMovement,
): Promise<void> {
  const entries =
    kind === 'capture'
      ? { provider: amount, receivable: -amount, authorised: -amount, 'authorised-contra': amount }
      : { sales: amount, provider: -amount }
  await sql`
    with moved as (
      update payment_movements set state = 'done'
      where movement_key = ${movementKey} and attempts = ${attempts} and state = 'requested'
      returning attempt_key
    )
    insert into ledger_entries (order_id, posting, account, amount_minor, currency)
    select o.order_id, ${keyOfAttempt(movementKey, attempts)}, entry.key, entry.value::bigint, o.currency
    from moved
    join payment_attempts a on a.attempt_key = moved.attempt_key
    join orders o on o.order_id = a.order_id
    cross join jsonb_each_text(${JSON.stringify(entries)}::jsonb) as entry`.execute(database)
}

/** All movements of an order's money, in the order in which they were requested. */
export async function findMovements(
  database: Database,
  orderId: string,
): Promise<PaymentMovement[]> {
  const { rows } = await sql<PaymentMovement>`
    select kind, amount, state, reason, attempts from (
      select m.kind, m.amount_minor as amount, m.state, m.reason, m.attempts, m.requested_at
      from payment_movements m join payment_attempts a using (attempt_key)
      where a.order_id = ${orderId}
      union all
      select 'void', requested_minor, case state when 'voided' then 'done' when 'void-refused' then 'refused'
        else 'requested' end, reason, void_attempts, checked_at
      from payment_attempts
      where order_id = ${orderId} and state in ('lost', 'voiding', 'voided', 'void-refused')
    ) movement order by requested_at, kind`.execute(database)
  return rows
}

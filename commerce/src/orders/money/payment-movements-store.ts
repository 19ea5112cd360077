import type { Minor } from '@cairn/contract/fields/money'
import { type NotNull, sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { rawQuery } from '../../platform/database/queries/raw-query.ts'
import { keyOfAttempt, type PaymentMovement } from './payment-movement.ts'

const batchSize = 50

/** Payments whose result at the provider is unknown. */
export function findLostPayments(database: Database): Promise<{ attemptKey: string }[]> {
  return database
    .selectFrom('payment_attempts')
    .select('attempt_key as attemptKey')
    .where('state', '=', 'lost')
    .orderBy('checked_at')
    .limit(batchSize)
    .execute()
}

export type PaymentToVoid = { attemptKey: string; reference: string; attempts: number }

export async function findPaymentsToVoid(database: Database): Promise<PaymentToVoid[]> {
  return database
    .selectFrom('payment_attempts')
    .select(['attempt_key as attemptKey', 'reference', 'void_attempts as attempts'])
    .where('state', '=', 'voiding')
    .where('reference', 'is not', null)
    .$narrowType<{ reference: NotNull }>()
    .orderBy('checked_at')
    .limit(batchSize)
    .execute()
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
  return database
    .selectFrom('payment_movements as m')
    .innerJoin('payment_attempts as a', 'a.attempt_key', 'm.attempt_key')
    .select([
      'm.movement_key as movementKey',
      'm.attempts',
      'm.attempt_key as attemptKey',
      'a.reference',
      'm.kind',
      'm.amount_minor as amount',
    ])
    .where('m.state', '=', 'requested')
    .$narrowType<{ reference: NotNull; kind: RequestedMovement['kind'] }>()
    .orderBy('m.requested_at')
    .orderBy('m.kind')
    .limit(batchSize)
    .execute()
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
  return rawQuery<PaymentMovement>({
    kind: 'text',
    amount: 'number',
    state: 'text',
    reason: 'text | null',
    attempts: 'number',
  })`
    select kind, amount, state, reason, attempts from (
      select m.kind, m.amount_minor as amount, m.state, m.reason, m.attempts, m.requested_at
      from payment_movements m join payment_attempts a using (attempt_key)
      where a.order_id = ${orderId}
      union all
      select 'void', requested_minor, case state when 'voided' then 'done' when 'void-refused' then 'refused'
        else 'requested' end, reason, void_attempts, checked_at
      from payment_attempts
      where order_id = ${orderId} and state in ('lost', 'voiding', 'voided', 'void-refused')
    ) movement order by requested_at, kind`.many(database)
}

import { accept, type Result } from '@cairn/contract/refusals/result'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { afterCommit } from '../../platform/database/in-transaction.ts'
import { rawQuery } from '../../platform/database/queries/raw-query.ts'
import { emitSql, wakeRelays } from '../../platform/jobs/outbox.ts'
import { refuseCommand } from '../order-command.ts'
import { type CommandRefusal } from '../order-command.ts'
import { changeOrder } from '../order-store.ts'
import type { Order } from '../order.ts'
import { parseAttemptKey } from './payment-movement.ts'

/** Takes a refused movement out of the sums, and out of the ledger if it had been booked as done. */
export async function refuseMovement(
  database: Database,
  { key, kind, reason }: { key: string; kind: 'capture' | 'refund'; reason: string },
): Promise<void> {
  const { movementKey, attempts } = parseAttemptKey(key)
  await sql`
    with found as materialized (
      select m.movement_key, m.attempt_key, m.kind, m.amount_minor as amount,
        m.state = 'done' as was_done, a.order_id
      from payment_movements m join payment_attempts a using (attempt_key)
      where m.movement_key = ${movementKey} and m.attempts = ${attempts} and m.kind = ${kind}
        and m.state in ('requested', 'done')
      for update of m
    ), refused as (
      update payment_movements m set state = 'refused', reason = ${reason}
      from found where m.movement_key = found.movement_key
    ), undone as (
      update payment_attempts a
      set captured_minor = captured_minor - case found.kind when 'capture' then amount else 0 end,
        uncaptured_minor = uncaptured_minor + case found.kind when 'capture' then amount else 0 end,
        refunded_minor = refunded_minor - case found.kind when 'refund' then amount else 0 end
      from found where a.attempt_key = found.attempt_key
    ), reversed as (
      insert into ledger_entries (order_id, posting, account, amount_minor, currency)
      select l.order_id, l.posting || ' failed', l.account, -l.amount_minor, l.currency
      from ledger_entries l join found on found.order_id = l.order_id
      where l.posting = ${key} and found.was_done
    )
    ${emitSql('movement-refused', {
      payload: {
        orderNumber: 'o.order_number',
        kind: 'found.kind',
        amount: 'found.amount',
        reason: sql`${reason}::text`,
      },
      from: sql`found join orders o using (order_id)`,
    })}`.execute(database)
  afterCommit(wakeRelays)
}

type VoidRefusal = {
  attemptKey: string
  from: 'lost' | 'voiding' | 'voided'
  attempts?: number
  reason: string
}

/** The authorisation still stands at the shopper’s bank. */
export async function refuseVoid(
  database: Database,
  { attemptKey, from, attempts, reason }: VoidRefusal,
): Promise<void> {
  await sql`
    with refused as (
      update payment_attempts
      set state = 'void-refused', reason = ${reason},
        authorised_minor = greatest(authorised_minor, requested_minor)
      where attempt_key = ${attemptKey} and state = ${from}
        and void_attempts = coalesce(${attempts ?? null}::integer, void_attempts)
      returning order_id, requested_minor
    )
    ${emitSql('movement-refused', {
      payload: {
        orderNumber: 'o.order_number',
        kind: sql`'void'`,
        amount: 'refused.requested_minor',
        reason: sql`${reason}::text`,
      },
      from: sql`refused join orders o using (order_id)`,
    })}`.execute(database)
  afterCommit(wakeRelays)
}

/** Providers accept some requests first and report later that they failed. */
export async function recordLateFailure(
  database: Database,
  { key, kind }: { key: string; kind: 'captureFailed' | 'refundFailed' | 'voidFailed' },
): Promise<void> {
  if (kind === 'voidFailed') {
    const { movementKey, attempts } = parseAttemptKey(key)
    const attemptKey = movementKey.replace(/-void$/, '')
    await refuseVoid(database, { attemptKey, from: 'voided', attempts, reason: kind })
  } else {
    const movement = kind === 'captureFailed' ? 'capture' : 'refund'
    await refuseMovement(database, { key, kind: movement, reason: kind })
  }
}

type CommandResult = Promise<Result<Order, CommandRefusal>>

/** Requests refused movements again, each under a new key. */
export const retryRefusedMovements = (database: Database, orderId: string): CommandResult =>
  changeOrder(database, orderId, async (transaction, { orderNumber }) => {
    if (!(await canRetry(transaction, orderId))) {
      return refuseCommand(
        `${orderNumber} was refunded in another way: the refunds would exceed what was captured.`,
      )
    }
    const moved = await rawQuery({ moved: 'number' })`
      with retried as (
        update payment_movements m
        set state = 'requested', attempts = m.attempts + 1, reason = null, requested_at = now()
        from payment_attempts a
        where a.attempt_key = m.attempt_key and a.order_id = ${orderId} and m.state = 'refused'
        returning m.attempt_key, m.kind, m.amount_minor
      ), sums as (
        select attempt_key, coalesce(sum(amount_minor) filter (where kind = 'capture'), 0) as captured,
          coalesce(sum(amount_minor) filter (where kind = 'refund'), 0) as refunded
        from retried group by attempt_key
      ), attempts as (
        update payment_attempts a
        set captured_minor = captured_minor + captured,
          uncaptured_minor = uncaptured_minor - captured,
          refunded_minor = refunded_minor + refunded
        from sums where a.attempt_key = sums.attempt_key
        returning 1
      ), voids as (
        update payment_attempts
        set state = case when reference is null then 'lost' else 'voiding' end,
          void_attempts = void_attempts + 1, reason = null, requested_at = now(), checked_at = now()
        where order_id = ${orderId} and state = 'void-refused'
        returning 1
      )
      select 1 as moved from attempts union all select 1 from voids`.many(transaction)
    return moved.length === 0
      ? refuseCommand(`No money of ${orderNumber} was refused.`)
      : accept(undefined)
  })

async function canRetry(transaction: Transaction, orderId: string): Promise<boolean> {
  const rows = await rawQuery({ remaining: 'number' })`
    select a.captured_minor - a.refunded_minor
      + sum(case m.kind when 'capture' then m.amount_minor else -m.amount_minor end) as remaining
    from payment_movements m join payment_attempts a using (attempt_key)
    where a.order_id = ${orderId} and m.state = 'refused' group by a.attempt_key`.many(transaction)
  return rows.every(({ remaining }) => remaining >= 0)
}

/** Staff have settled the refused movements in another way. */
export const dropRefusedMovements = (database: Database, orderId: string): CommandResult =>
  changeOrder(database, orderId, async (transaction, { orderNumber }) => {
    const moved = await rawQuery({ moved: 'number' })`
      with movements as (
        update payment_movements m set state = 'dropped' from payment_attempts a
        where a.attempt_key = m.attempt_key and a.order_id = ${orderId} and m.state = 'refused'
        returning 1
      ), voids as (
        update payment_attempts set state = 'voided', authorised_minor = 0
        where order_id = ${orderId} and state = 'void-refused'
        returning 1
      )
      select 1 as moved from movements union all select 1 from voids`.many(transaction)
    return moved.length === 0
      ? refuseCommand(`No money of ${orderNumber} was refused.`)
      : accept(undefined)
  })

import type { Minor } from '@cairn/contract/money'
import { accept, type Result } from '@cairn/contract/result'
import { sql } from 'kysely'
import type { Database, Transaction } from '../platform/database/database.ts'
import { afterCommit } from '../platform/database/inside-transaction.ts'
import { defineEvent, emitting, wakeRelays } from '../platform/jobs/outbox.ts'
import { cannot, changeOrder, type NotPossible } from './change-order-store.ts'
import type { KnownOrder } from './known-order.ts'
import { triesOf } from './tried-key.ts'

/** The provider would not move money, or could not after it had taken note of it. */
export const moneyRefused = defineEvent<{
  orderNumber: string
  kind: 'capture' | 'refund' | 'void'
  amount: Minor
  reason: string
}>('money-refused')

type Refused = { key: string; kind: 'capture' | 'refund'; reason: string }

/** The books follow the bank: what it refused is not reckoned with any more, also where it had said yes before. */
export async function refuseMovement(
  database: Database,
  { key, kind, reason }: Refused,
): Promise<void> {
  const { name, tries } = triesOf(key)
  await sql`
    with found as materialized (
      select m.movement_key, m.attempt_key, m.kind, m.amount_minor as amount,
        m.state = 'done' as was_done, a.order_id
      from payment_movements m join payment_attempts a using (attempt_key)
      where m.movement_key = ${name} and m.tries = ${tries} and m.kind = ${kind}
        and m.state in ('asked', 'done')
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
    ${emitting(
      moneyRefused,
      sql`select jsonb_build_object('orderNumber', o.order_number, 'kind', found.kind,
          'amount', found.amount, 'reason', ${reason}::text) as payload
        from found join orders o using (order_id)`,
    )}`.execute(database)
  afterCommit(wakeRelays)
}

type RefusedVoid = {
  attemptKey: string
  from: 'lost' | 'voiding' | 'voided'
  tries?: number
  reason: string
}

/** The shopper’s bank still holds it ready for us. */
export async function refuseVoid(
  database: Database,
  { attemptKey, from, tries, reason }: RefusedVoid,
): Promise<void> {
  await sql`
    with kept as (
      update payment_attempts
      set state = 'unvoided', reason = ${reason},
        authorised_minor = greatest(authorised_minor, asked_minor)
      where attempt_key = ${attemptKey} and state = ${from}
        and void_tries = coalesce(${tries ?? null}::integer, void_tries)
      returning order_id, asked_minor
    )
    ${emitting(
      moneyRefused,
      sql`select jsonb_build_object('orderNumber', o.order_number, 'kind', 'void',
          'amount', kept.asked_minor, 'reason', ${reason}::text) as payload
        from kept join orders o using (order_id)`,
    )}`.execute(database)
  afterCommit(wakeRelays)
}

/** A provider that took note of something says later that it could not be done. */
export async function refuseAfterwards(
  database: Database,
  { key, kind }: { key: string; kind: 'captureFailed' | 'refundFailed' | 'voidFailed' },
): Promise<void> {
  if (kind === 'voidFailed') {
    const { name, tries } = triesOf(key)
    const attemptKey = name.replace(/-void$/, '')
    await refuseVoid(database, { attemptKey, from: 'voided', tries, reason: kind })
  } else {
    const moved = kind === 'captureFailed' ? 'capture' : 'refund'
    await refuseMovement(database, { key, kind: moved, reason: kind })
  }
}

export type KnownMovement = {
  kind: 'capture' | 'refund' | 'void'
  amount: Minor
  state: 'asked' | 'done' | 'refused' | 'dropped'
  reason: string | null
  tries: number
}

/** What was asked of the provider for an order, in the order of asking. */
export async function findMovements(database: Database, orderId: string): Promise<KnownMovement[]> {
  const { rows } = await sql<KnownMovement>`
    select kind, amount, state, reason, tries from (
      select m.kind, m.amount_minor as amount, m.state, m.reason, m.tries, m.asked_at
      from payment_movements m join payment_attempts a using (attempt_key)
      where a.order_id = ${orderId}
      union all
      select 'void', asked_minor, case state when 'voided' then 'done' when 'unvoided' then 'refused'
        else 'asked' end, reason, void_tries, looked_at
      from payment_attempts
      where order_id = ${orderId} and state in ('lost', 'voiding', 'voided', 'unvoided')
    ) movement order by asked_at, kind`.execute(database)
  return rows
}

type Settling = Promise<Result<KnownOrder, NotPossible>>

/** What the provider refused is asked for once more, as something new to it. */
export const askAgain = (database: Database, orderId: string): Settling =>
  changeOrder(database, orderId, async (transaction, { orderNumber }) => {
    if (!(await mayBeAsked(transaction, orderId))) {
      return cannot(`${orderNumber} was refunded otherwise: more would go back than was taken.`)
    }
    const { rows } = await sql`
      with again as (
        update payment_movements m
        set state = 'asked', tries = m.tries + 1, reason = null, asked_at = now()
        from payment_attempts a
        where a.attempt_key = m.attempt_key and a.order_id = ${orderId} and m.state = 'refused'
        returning m.attempt_key, m.kind, m.amount_minor
      ), sums as (
        select attempt_key, coalesce(sum(amount_minor) filter (where kind = 'capture'), 0) as captured,
          coalesce(sum(amount_minor) filter (where kind = 'refund'), 0) as refunded
        from again group by attempt_key
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
          void_tries = void_tries + 1, reason = null, asked_at = now(), looked_at = now()
        where order_id = ${orderId} and state = 'unvoided'
        returning 1
      )
      select 1 from attempts union all select 1 from voids`.execute(transaction)
    return rows.length === 0 ? cannot(`No money of ${orderNumber} was refused.`) : accept(undefined)
  })

async function mayBeAsked(transaction: Transaction, orderId: string): Promise<boolean> {
  const { rows } = await sql<{ left: Minor }>`
    select a.captured_minor - a.refunded_minor
      + sum(case m.kind when 'capture' then m.amount_minor else -m.amount_minor end) as left
    from payment_movements m join payment_attempts a using (attempt_key)
    where a.order_id = ${orderId} and m.state = 'refused' group by a.attempt_key`.execute(
    transaction,
  )
  return rows.every(({ left }) => left >= 0)
}

/** Whoever works on orders has seen to it in another way. */
export const dropRefused = (database: Database, orderId: string): Settling =>
  changeOrder(database, orderId, async (transaction, { orderNumber }) => {
    const { rows } = await sql`
      with movements as (
        update payment_movements m set state = 'dropped' from payment_attempts a
        where a.attempt_key = m.attempt_key and a.order_id = ${orderId} and m.state = 'refused'
        returning 1
      ), voids as (
        update payment_attempts set state = 'voided', authorised_minor = 0
        where order_id = ${orderId} and state = 'unvoided'
        returning 1
      )
      select 1 from movements union all select 1 from voids`.execute(transaction)
    return rows.length === 0 ? cannot(`No money of ${orderNumber} was refused.`) : accept(undefined)
  })

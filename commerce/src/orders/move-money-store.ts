import type { Minor } from '@cairn/contract/money'
import { sql } from 'kysely'
import { type Moved, type PaymentProvider, ProviderAway } from '../payments/provider.ts'
import type { Database } from '../platform/database/database.ts'
import { unhindered, type Warn } from '../platform/jobs/warn.ts'
import { refuseMovement, refuseVoid } from './refused-money-store.ts'
import { triedKey } from './tried-key.ts'

const batch = 50

type Bank = { database: Database; provider: PaymentProvider }

type Movement = {
  movementKey: string
  tries: number
  attemptKey: string
  reference: string
  kind: 'capture' | 'refund'
  amount: Minor
}

type Void = { attemptKey: string; reference: string; tries: number }

/** What was asked for with an order and has not been heard of; and what came too late and goes back. */
export async function moveMoney(bank: Bank, warn: Warn): Promise<void> {
  for (const { attemptKey } of await findLost(bank.database)) {
    await unhindered(warn, { about: { attemptKey }, work: () => abandon(bank, attemptKey) })
  }
  for (const lettingGo of await toVoid(bank.database)) {
    const { attemptKey } = lettingGo
    await unhindered(warn, { about: { attemptKey }, work: () => letGo(bank, lettingGo) })
  }
  for (const movement of await toMove(bank.database)) {
    const { movementKey } = movement
    await unhindered(warn, { about: { movementKey }, work: () => move(bank, movement) })
  }
}

async function findLost(database: Database): Promise<{ attemptKey: string }[]> {
  const { rows } = await sql<{ attemptKey: string }>`
    select attempt_key as "attemptKey" from payment_attempts
    where state = 'lost' order by looked_at limit ${batch}`.execute(database)
  return rows
}

/** A payment that nobody answered for is let go of, whether it was made or is still on its way. */
async function abandon({ database, provider }: Bank, key: string): Promise<void> {
  const moved = await unlessAway(() => provider.abandon({ key }))
  await noteVoid(database, moved, { attemptKey: key, from: 'lost' })
}

async function toVoid(database: Database): Promise<Void[]> {
  const { rows } = await sql<Void>`
    select attempt_key as "attemptKey", reference, void_tries as tries from payment_attempts
    where state = 'voiding' and reference is not null order by looked_at limit ${batch}`.execute(
    database,
  )
  return rows
}

async function letGo({ database, provider }: Bank, { attemptKey, reference, tries }: Void) {
  const key = triedKey(`${attemptKey}-void`, tries)
  const moved = await unlessAway(() => provider.void({ key, reference }))
  await noteVoid(database, moved, { attemptKey, from: 'voiding' })
}

type Voiding = { attemptKey: string; from: 'lost' | 'voiding' }

async function noteVoid(database: Database, moved: Moved | 'away', voiding: Voiding) {
  if (moved === 'away') return
  if (moved.state === 'refused') {
    await refuseVoid(database, { ...voiding, reason: moved.reason })
    return
  }
  await database
    .updateTable('payment_attempts')
    .set({ state: 'voided', authorised_minor: 0 })
    .where('attempt_key', '=', voiding.attemptKey)
    .where('state', '=', voiding.from)
    .execute()
}

async function toMove(database: Database): Promise<Movement[]> {
  const { rows } = await sql<Movement>`
    select m.movement_key as "movementKey", m.tries, m.attempt_key as "attemptKey", a.reference,
      m.kind, m.amount_minor as amount
    from payment_movements m join payment_attempts a on a.attempt_key = m.attempt_key
    where m.state = 'asked' order by m.asked_at, m.kind limit ${batch}`.execute(database)
  return rows
}

async function move({ database, provider }: Bank, movement: Movement): Promise<void> {
  const { movementKey, tries, reference, amount, kind } = movement
  const key = triedKey(movementKey, tries)
  const moved = await unlessAway(() => provider[kind]({ key, reference, amount }))
  if (moved === 'away') return
  if (moved.state === 'done') await book(database, movement)
  else await refuseMovement(database, { key, kind, reason: moved.reason })
}

async function book(
  database: Database,
  { movementKey, tries, kind, amount }: Movement,
): Promise<void> {
  const entries =
    kind === 'capture'
      ? { provider: amount, owed: -amount, authorised: -amount, promised: amount }
      : { sales: amount, provider: -amount }
  await sql`
    with moved as (
      update payment_movements set state = 'done'
      where movement_key = ${movementKey} and tries = ${tries} and state = 'asked'
      returning attempt_key
    )
    insert into ledger_entries (order_id, posting, account, amount_minor, currency)
    select o.order_id, ${triedKey(movementKey, tries)}, entry.key, entry.value::bigint, o.currency
    from moved
    join payment_attempts a on a.attempt_key = moved.attempt_key
    join orders o on o.order_id = a.order_id
    cross join jsonb_each_text(${JSON.stringify(entries)}::jsonb) as entry`.execute(database)
}

async function unlessAway<Answer>(question: () => Promise<Answer>): Promise<Answer | 'away'> {
  try {
    return await question()
  } catch (error) {
    if (error instanceof ProviderAway) return 'away'
    throw error
  }
}

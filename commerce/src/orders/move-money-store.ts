import type { Minor } from '@cairn/contract/money'
import { sql } from 'kysely'
import { type Moved, type PaymentProvider, ProviderAway } from '../payments/provider.ts'
import type { Database } from '../platform/database/database.ts'

const batch = 50

type Bank = { database: Database; provider: PaymentProvider }

type Movement = {
  movementKey: string
  attemptKey: string
  reference: string
  kind: 'capture' | 'refund'
  amount: Minor
}

/** What was asked for with an order and has not been heard of; and what came too late and goes back. */
export async function moveMoney(bank: Bank): Promise<void> {
  await abandonLost(bank)
  for (const { attemptKey, reference } of await toVoid(bank.database)) {
    await letGo(bank, attemptKey, reference)
  }
  for (const movement of await toMove(bank.database)) await move(bank, movement)
}

/** A payment that nobody answered for is let go of, whether it was made or is still on its way. */
async function abandonLost({ database, provider }: Bank): Promise<void> {
  const lost = await database
    .selectFrom('payment_attempts')
    .select('attempt_key as key')
    .where('state', '=', 'lost')
    .orderBy('looked_at')
    .limit(batch)
    .execute()
  for (const { key } of lost) {
    if ((await unlessAway(() => provider.abandon({ key }))) === 'away') return
    await markVoided(database, key, 'lost')
  }
}

async function toVoid(database: Database): Promise<{ attemptKey: string; reference: string }[]> {
  const { rows } = await sql<{ attemptKey: string; reference: string }>`
    select attempt_key as "attemptKey", reference from payment_attempts
    where state = 'voiding' and reference is not null order by looked_at limit ${batch}`.execute(
    database,
  )
  return rows
}

async function letGo({ database, provider }: Bank, attemptKey: string, reference: string) {
  const moved = await unlessAway(() => provider.void({ key: `${attemptKey}-void`, reference }))
  if (moved === 'away') return
  await markVoided(database, attemptKey, 'voiding')
}

async function markVoided(database: Database, attemptKey: string, from: 'lost' | 'voiding') {
  await database
    .updateTable('payment_attempts')
    .set({ state: 'voided', authorised_minor: 0 })
    .where('attempt_key', '=', attemptKey)
    .where('state', '=', from)
    .execute()
}

async function toMove(database: Database): Promise<Movement[]> {
  const { rows } = await sql<Movement>`
    select m.movement_key as "movementKey", m.attempt_key as "attemptKey", a.reference, m.kind,
      m.amount_minor as amount
    from payment_movements m join payment_attempts a on a.attempt_key = m.attempt_key
    where m.state = 'asked' order by m.asked_at limit ${batch}`.execute(database)
  return rows
}

async function move({ database, provider }: Bank, movement: Movement): Promise<void> {
  const { movementKey: key, reference, amount, kind } = movement
  const moved = await unlessAway(() => provider[kind]({ key, reference, amount }))
  if (moved !== 'away') await book(database, movement, moved)
}

/** The books follow the bank: what it refused is not reckoned with any more. */
async function book(
  database: Database,
  { movementKey, kind, amount }: Movement,
  { state }: Moved,
): Promise<void> {
  const entries =
    kind === 'capture'
      ? { provider: amount, owed: -amount, authorised: -amount, promised: amount }
      : { sales: amount, provider: -amount }
  const column = sql.ref(kind === 'capture' ? 'captured_minor' : 'refunded_minor')
  const undone = state === 'refused' ? amount : 0
  await sql`
    with moved as (
      update payment_movements set state = ${state}
      where movement_key = ${movementKey} and state = 'asked'
      returning movement_key, attempt_key, state
    ), undone as (
      update payment_attempts a set ${column} = ${column} - ${undone}
      from moved where a.attempt_key = moved.attempt_key and ${undone} > 0
    )
    insert into ledger_entries (order_id, posting, account, amount_minor, currency)
    select o.order_id, moved.movement_key, entry.key, entry.value::bigint, o.currency
    from moved
    join payment_attempts a on a.attempt_key = moved.attempt_key
    join orders o on o.order_id = a.order_id
    cross join jsonb_each_text(${JSON.stringify(entries)}::jsonb) as entry
    where moved.state = 'done'`.execute(database)
}

async function unlessAway<Answer>(question: () => Promise<Answer>): Promise<Answer | 'away'> {
  try {
    return await question()
  } catch (error) {
    if (error instanceof ProviderAway) return 'away'
    throw error
  }
}

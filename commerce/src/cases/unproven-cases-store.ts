import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import { networkOf } from '../platform/limits/network-of.ts'
import { hashOf } from '../platform/tokens.ts'

/** Whoever has no scripts has something to say now and then; whoever has much to say has scripts. */
const mostAnHour = 2

/** Counted before it is taken, so that of many at once none gets by. */
export async function hasRoomUnproven(database: Database, clientAddress: string): Promise<boolean> {
  const { rows } = await sql<{ cases: number }>`
    insert into unproven_cases as u (network, cases)
    values (${hashOf(`cases from ${networkOf(clientAddress)}`)}, 1)
    on conflict (network) do update set
      cases = case when u.counted_since < now() - interval '1 hour' then 1 else u.cases + 1 end,
      counted_since = case
        when u.counted_since < now() - interval '1 hour' then now() else u.counted_since end
    returning cases`.execute(database)
  return (rows[0]?.cases ?? 0) <= mostAnHour
}

export async function forgetUnproven(database: Database): Promise<void> {
  await database
    .deleteFrom('unproven_cases')
    .where('counted_since', '<', sql<Date>`now() - interval '2 hours'`)
    .execute()
}

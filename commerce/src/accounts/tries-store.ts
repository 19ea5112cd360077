import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import { lockMinutes, triesBeforeLock } from './tries.ts'

/** Who somebody says they are, hashed, and from which known device; '' is everywhere else. */
export type Trying = { subject: string; deviceHash: string }

/** Which try in a row this is; the one that reaches the limit begins the pause, after which counting begins anew. */
export async function countTry(
  database: Database,
  { subject, deviceHash }: Trying,
): Promise<number> {
  const isOver = sql`t.locked_until <= now()`
  const { rows } = await sql<{ tries: number }>`
    insert into sign_in_tries as t (subject, device_hash, tries)
    values (${subject}, ${deviceHash}, 1)
    on conflict (subject, device_hash) do update set
      tries = case when ${isOver} then 1 else t.tries + 1 end,
      locked_until = case
        when ${isOver} then null
        when t.locked_until is null and t.tries + 1 >= ${triesBeforeLock}
          then now() + ${`${lockMinutes} minutes`}::interval
        else t.locked_until end,
      tried_at = now()
    returning tries`.execute(database)
  const [row] = rows
  if (!row) throw new Error('a try was not counted')
  return row.tries
}

/** The last one was right. */
export async function forgetTries(database: Database, trying: Trying): Promise<void> {
  await database
    .deleteFrom('sign_in_tries')
    .where('subject', '=', trying.subject)
    .where('device_hash', '=', trying.deviceHash)
    .execute()
}

export async function forgetOldTries(database: Database): Promise<void> {
  await database
    .deleteFrom('sign_in_tries')
    .where('tried_at', '<', sql<Date>`now() - interval '30 days'`)
    .execute()
}

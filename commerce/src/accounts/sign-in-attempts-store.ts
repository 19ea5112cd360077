import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import { rawQuery } from '../platform/database/queries/raw-query.ts'
import { lockMinutes } from './account.ts'

/** The hashed login, and the hash of a known device or of a network, or '' for all others. */
export type SignInAttempt = { subject: string; deviceHash: string; limit: number }

/** Returns the number of consecutive attempts. Reaching the limit starts the lock; after it counting starts again. */
export async function countAttempt(
  database: Database,
  { subject, deviceHash, limit }: SignInAttempt,
): Promise<number> {
  const isOver = sql`t.locked_until <= now()`
  const { attempts } = await rawQuery({ attempts: 'number' })`
    insert into sign_in_attempts as t (subject, device_hash, attempts)
    values (${subject}, ${deviceHash}, 1)
    on conflict (subject, device_hash) do update set
      attempts = case when ${isOver} then 1 else t.attempts + 1 end,
      locked_until = case
        when ${isOver} then null
        when t.locked_until is null and t.attempts + 1 >= ${limit}
          then now() + ${`${lockMinutes} minutes`}::interval
        else t.locked_until end,
      attempted_at = now()
    returning attempts`.one(database)
  return attempts
}

export async function clearAttempts(database: Database, attempt: SignInAttempt): Promise<void> {
  await database
    .deleteFrom('sign_in_attempts')
    .where('subject', '=', attempt.subject)
    .where('device_hash', '=', attempt.deviceHash)
    .execute()
}

/** Ends the locks of all devices. */
export async function clearAttemptsOf(
  database: Database,
  subjects: readonly string[],
): Promise<void> {
  await database.deleteFrom('sign_in_attempts').where('subject', 'in', subjects).execute()
}

export async function deleteOldSignInAttempts(database: Database): Promise<void> {
  await database
    .deleteFrom('sign_in_attempts')
    .where('attempted_at', '<', sql<Date>`now() - interval '30 days'`)
    .execute()
}

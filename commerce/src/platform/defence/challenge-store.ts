import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { SpendChallenge } from './challenges.ts'

/** Stored in the database, so that a solution stays spent after a restart and on every node. */
export const spendChallenge =
  (database: Database): SpendChallenge =>
  async (signature, expiresAt) => {
    const spent = await database
      .insertInto('spent_challenges')
      .values({ signature, expires_at: expiresAt })
      .onConflict((conflict) => conflict.doNothing())
      .returning('signature')
      .executeTakeFirst()
    return spent !== undefined
  }

/** An expired solution is refused for its age, so its row is no longer needed. */
export async function forgetExpiredChallenges(database: Database): Promise<void> {
  await database
    .deleteFrom('spent_challenges')
    .where('expires_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute()
}

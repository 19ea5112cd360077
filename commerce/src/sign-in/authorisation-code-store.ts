import { sql } from 'kysely'
import type { Database, Transaction } from '../platform/database/database.ts'
import { rawColumn } from '../platform/database/queries/raw-query.ts'
import type { IssuedCode } from './authorisation-code.ts'

type Issue = { codeHash: string; codeChallenge: string; accountId: string; sessionId: string }

export async function issueCode(
  database: Database,
  { codeHash, codeChallenge, accountId, sessionId }: Issue,
): Promise<void> {
  await database
    .insertInto('authorisation_codes')
    .values({
      code_hash: codeHash,
      code_challenge: codeChallenge,
      account_id: accountId,
      session_id: sessionId,
    })
    .execute()
}

/** Locked: whoever presents the same code at the same time waits, and finds it used. */
export async function lockCode(
  transaction: Transaction,
  codeHash: string,
): Promise<IssuedCode | undefined> {
  const row = await transaction
    .selectFrom('authorisation_codes')
    .select([
      'account_id as accountId',
      'session_id as sessionId',
      'code_challenge as codeChallenge',
      'opened_session_id as openedSessionId',
      rawColumn('ageSeconds', 'number')`
        extract(epoch from clock_timestamp() - issued_at)::float8`,
      rawColumn('usedSecondsAgo', 'number')`
        coalesce(extract(epoch from clock_timestamp() - used_at)::float8, 0)`,
    ])
    .where('code_hash', '=', codeHash)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return undefined
  const { usedSecondsAgo: secondsAgo, openedSessionId, ...code } = row
  return { ...code, use: openedSessionId === null ? null : { secondsAgo, openedSessionId } }
}

export async function useCode(
  transaction: Transaction,
  { codeHash, openedSessionId }: { codeHash: string; openedSessionId: string },
): Promise<void> {
  await transaction
    .updateTable('authorisation_codes')
    .set({ used_at: sql<Date>`clock_timestamp()`, opened_session_id: openedSessionId })
    .where('code_hash', '=', codeHash)
    .execute()
}

/** Codes that were issued for a password that is no longer valid. */
export async function deleteCodesOf(transaction: Transaction, accountId: string): Promise<void> {
  await transaction.deleteFrom('authorisation_codes').where('account_id', '=', accountId).execute()
}

/** An expired code and an unknown code are refused in the same way, so old codes can be deleted. */
export async function deleteOldCodes(database: Database): Promise<void> {
  await database
    .deleteFrom('authorisation_codes')
    .where('issued_at', '<', sql<Date>`now() - interval '1 hour'`)
    .execute()
}

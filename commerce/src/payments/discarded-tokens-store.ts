import { sql } from 'kysely'
import type { Database, Transaction } from '../platform/database/database.ts'
import { rawQuery } from '../platform/database/queries/raw-query.ts'
import { emitEach } from '../platform/jobs/outbox.ts'

/** Records the cards that a shopper has saved or entered for a cart, so that the provider deletes them. */
export async function discardTokensOf(transaction: Transaction, consumerId: string): Promise<void> {
  const discarded = await rawQuery({ discardId: 'text' })`
    insert into discarded_tokens (token)
    select s.source from saved_instruments s
    where s.consumer_id = ${consumerId} and s.method = 'CREDIT_CARD'
    union
    select i.details ->> 'token' from cart_instruments i
    join cart_owners o on o.cart_id = i.cart_id
    where o.consumer_id = ${consumerId} and i.details ->> 'token' is not null
    returning discard_id as "discardId"`.many(transaction)
  await emitEach(transaction, 'token-discarded', discarded)
}

/** Undefined if it has been deleted. A token that somebody else has saved is still needed. */
export async function findDiscardedToken(
  database: Database,
  discardId: string,
): Promise<{ token: string; isNeeded: boolean } | undefined> {
  const row = await database
    .selectFrom('discarded_tokens as d')
    .leftJoin('saved_instruments as s', (join) =>
      join.onRef('s.source', '=', 'd.token').on('s.method', '=', 'CREDIT_CARD'),
    )
    .select(['d.token', 's.instrument_id as neededBy'])
    .where('d.discard_id', '=', discardId)
    .limit(1)
    .executeTakeFirst()
  return row && { token: row.token, isNeeded: row.neededBy !== null }
}

/** Those whose job has failed in all attempts. */
export async function findWaitingTokens(database: Database): Promise<string[]> {
  const rows = await database
    .selectFrom('discarded_tokens')
    .select('discard_id as discardId')
    .where('discarded_at', '<', sql<Date>`now() - interval '1 hour'`)
    .orderBy('discarded_at')
    .limit(100)
    .execute()
  return rows.map(({ discardId }) => discardId)
}

export async function forgetDiscardedToken(database: Database, discardId: string): Promise<void> {
  await database.deleteFrom('discarded_tokens').where('discard_id', '=', discardId).execute()
}

import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import { rawColumn } from '../platform/database/queries/raw-query.ts'
import { lifetimes } from './session.ts'

/** More are ended together. */
const maxListed = 100

/** The last used first. The tokens of a session are renewed while it is used. */
export const findSessionsOf = (database: Database, consumerId: string) =>
  database
    .selectFrom('sessions')
    .select([
      'id',
      'handle as sessionId',
      'device',
      'network',
      'created_at as signedInAt',
      rawColumn('isInStore', 'boolean')`employee_id is not null`,
      rawColumn('lastUsedAt', 'instant')`
        access_expires_at - ${`${lifetimes.accessMinutes} minutes`}::interval`,
    ])
    .where('consumer_id', '=', consumerId)
    .where('ended_at', 'is', null)
    .where('refresh_expires_at', '>', sql<Date>`now()`)
    .orderBy('access_expires_at', 'desc')
    .limit(maxListed)
    .execute()

const endedNow = { ended_at: sql<Date>`now()` }

export async function endSessionOf(
  database: Database,
  { consumerId, sessionId }: { consumerId: string; sessionId: string },
): Promise<void> {
  await database
    .updateTable('sessions')
    .set(endedNow)
    .where('consumer_id', '=', consumerId)
    .where('handle', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute()
}

import type { Database } from './database/database.ts'
import { rawColumn } from './database/queries/raw-query.ts'

/** The database's clock, which all nodes share. */
export async function readClock(database: Database): Promise<Date> {
  const { now } = await database
    .selectNoFrom(rawColumn('now', 'instant')`now()`)
    .executeTakeFirstOrThrow()
  return now
}

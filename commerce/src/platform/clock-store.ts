import { sql } from 'kysely'
import type { Database } from './database/database.ts'

/** The one clock that all nodes share. */
export async function readClock(database: Database): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select now()`.execute(database)
  const [row] = rows
  if (!row) throw new Error('the database does not know what time it is')
  return row.now
}

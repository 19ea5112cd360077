import { sql } from 'kysely'
import type { Database } from './database/database.ts'

/** The database's clock, which all nodes share. */
export async function readClock(database: Database): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select now()`.execute(database)
  const [row] = rows
  if (!row) throw new Error('select now() returned no row')
  return row.now
}

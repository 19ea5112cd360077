import type { Database } from './database/database.ts'
import { rawQuery } from './database/queries/raw-query.ts'

/** The database's clock, which all nodes share. */
export async function readClock(database: Database): Promise<Date> {
  const { now } = await rawQuery({ now: 'instant' })`select now()`.one(database)
  return now
}

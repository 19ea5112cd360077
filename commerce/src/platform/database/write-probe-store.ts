import { sql } from 'kysely'
import type { Database } from './database.ts'

/** Nearly the size of a page. */
const fillerLength = 7_500

/** Throws if the database cannot write, for example because its disk is full or it is a standby. */
export async function probeWrites(database: Database): Promise<void> {
  await database.deleteFrom('write_probes').execute()
  // Otherwise the new row could use the space of an old one.
  await sql`vacuum (skip_locked) write_probes`.execute(database)
  await database
    .insertInto('write_probes')
    .values({ filler: 'x'.repeat(fillerLength) })
    .execute()
}

import { sql } from 'kysely'

/** For a query that wants to know whether what a node remembers still holds. */
export const memoryRevision = (memory: 'goods' | 'delivery') => sql<string>`(
  select revision::text from memory_revisions where memory = ${sql.lit(memory)})`

import { accept, type Refusal, refuse, type Result } from '@cairn/contract/refusals/result'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { rawQuery } from '../database/queries/raw-query.ts'

/** Counts events of networks in a table with the columns `network`, `counted_since` and one for the count. */
export function hourlyCounter(table: string, column: string) {
  const [counts, count, counted] = [sql.table(table), sql.ref(column), sql.ref(`t.${column}`)]
  const isOld = sql`t.counted_since < now() - interval '1 hour'`

  /** Counts before anything is done, so that concurrent requests cannot exceed a limit. A count older than an hour starts again. */
  const add = (database: Database, network: string) =>
    rawQuery({ count: 'number', seconds: 'number' })`
      insert into ${counts} as t (network, ${count}) values (${network}, 1)
      on conflict (network) do update set
        ${count} = case when ${isOld} then 1 else ${counted} + 1 end,
        counted_since = case when ${isOld} then now() else t.counted_since end
      returning ${counted} as count,
        ceil(extract(epoch from t.counted_since + interval '1 hour' - now()))::int as seconds`.one(
      database,
    )

  return {
    add,

    /** Counts, and refuses with the time to wait what exceeds the limit. */
    async addWithin(
      database: Database,
      network: string,
      limit: number,
    ): Promise<Result<null, Refusal<'tooManyRequests'>>> {
      const { count: total, seconds } = await add(database, network)
      return total > limit
        ? refuse('tooManyRequests', { seconds: Math.max(1, seconds) })
        : accept(null)
    },

    deleteOld: async (database: Database): Promise<void> => {
      await sql`delete from ${counts} where counted_since < now() - interval '2 hours'`.execute(
        database,
      )
    },
  }
}

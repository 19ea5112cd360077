import { statements } from '../platform/database/connection/pool.ts'

/** Records the database queries of some work, in order. */
export async function recordQueries(work: () => Promise<unknown>): Promise<unknown[]> {
  const queries: unknown[] = []
  const record = (query: unknown) => void queries.push(query)
  statements.subscribe(record)
  try {
    await work()
  } finally {
    statements.unsubscribe(record)
  }
  return queries
}

export const countQueries = async (work: () => Promise<unknown>): Promise<number> =>
  (await recordQueries(work)).length

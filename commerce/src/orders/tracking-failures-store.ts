import { accept, type Refusal, refuse, type Result } from '@cairn/contract/refusals/result'
import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import { rawQuery } from '../platform/database/queries/raw-query.ts'
import { networkOf } from '../platform/limits/rate-limits.ts'
import { hashOf } from '../platform/tokens.ts'

const maxFailuresPerHour = 10

const subjectOf = (clientIp: string) => hashOf(`tracked orders from ${networkOf(clientIp)}`)

/**
 * Counts a failure before the order is looked up, so that concurrent attempts cannot exceed the limit. A count
 * older than an hour starts again at one.
 */
export async function countTrackingFailure(
  database: Database,
  clientIp: string,
): Promise<Result<undefined, Refusal<'tooManyRequests'>>> {
  const isOld = sql`t.counted_since < now() - interval '1 hour'`
  const { failures, seconds } = await rawQuery({ failures: 'number', seconds: 'number' })`
    insert into tracking_failures as t (network, failures) values (${subjectOf(clientIp)}, 1)
    on conflict (network) do update set
      failures = case when ${isOld} then 1 else t.failures + 1 end,
      counted_since = case when ${isOld} then now() else t.counted_since end
    returning failures,
      ceil(extract(epoch from counted_since + interval '1 hour' - now()))::int as seconds`.one(
    database,
  )
  return failures > maxFailuresPerHour
    ? refuse('tooManyRequests', { seconds: Math.max(1, seconds) })
    : accept(undefined)
}

/** Takes back only this one failure, because the order was found. */
export async function undoTrackingFailure(database: Database, clientIp: string): Promise<void> {
  await database
    .updateTable('tracking_failures')
    .set(({ eb }) => ({ failures: eb('failures', '-', 1) }))
    .where('network', '=', subjectOf(clientIp))
    .where('failures', '>', 0)
    .execute()
}

export async function deleteOldTrackingFailures(database: Database): Promise<void> {
  await database
    .deleteFrom('tracking_failures')
    .where('counted_since', '<', sql<Date>`now() - interval '2 hours'`)
    .execute()
}

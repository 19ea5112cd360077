import { accept, type Refusal, refuse, type Result } from '@cairn/contract/refusals/result'
import type { Database } from '../platform/database/database.ts'
import { hourlyCounter } from '../platform/limits/hourly-counter-store.ts'
import { networkOf } from '../platform/limits/rate-limits.ts'
import { hashOf } from '../platform/tokens.ts'

const maxFailuresPerHour = 10

const counter = hourlyCounter('tracking_failures', 'failures')

const subjectOf = (clientIp: string) => hashOf(`tracked orders from ${networkOf(clientIp)}`)

/** Counts a failure before the order is looked up. */
export async function countTrackingFailure(
  database: Database,
  clientIp: string,
): Promise<Result<undefined, Refusal<'tooManyRequests'>>> {
  const { count, seconds } = await counter.add(database, subjectOf(clientIp))
  return count > maxFailuresPerHour
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

export const deleteOldTrackingFailures = counter.deleteOld

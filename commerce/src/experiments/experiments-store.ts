import type { RunningExperiment } from '@cairn/contract/experiments/assigned-variant'
import { sql } from 'kysely'
import { type CacheTag, experimentsTag } from '../platform/cache/cache-tags.ts'
import { recordChange } from '../platform/cache/change-store.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { rawQuery } from '../platform/database/queries/raw-query.ts'
import type { Experiment } from './experiment.ts'

const tags: readonly CacheTag[] = [experimentsTag]

const isRunning = sql<boolean>`(
  e.starts_at <= now() and coalesce(e.ends_at > now(), true) and e.stopped_at is null)`

/** Those that run now, by the clock of the database. */
export const findRunningExperiments = (database: Database): Promise<RunningExperiment[]> =>
  rawQuery<RunningExperiment>({
    experienceId: 'text',
    salt: 'text',
    audience: 'text | null',
    shares: 'json',
  })`
    select e.experience_id as "experienceId", e.salt, e.audience, e.shares
    from experiments e where ${isRunning} order by e.experience_id`.many(database)

/** The latest first. */
export const findExperiments = (database: Database, experienceId?: string): Promise<Experiment[]> =>
  rawQuery<Experiment>({
    experienceId: 'text',
    name: 'text',
    audience: 'text | null',
    shares: 'json',
    startsAt: 'instant',
    endsAt: 'instant | null',
    stoppedAt: 'instant | null',
    state: 'text',
    isFull: 'boolean',
  })`
    select e.experience_id as "experienceId", e.name, e.audience, e.shares,
      e.starts_at as "startsAt", e.ends_at as "endsAt", e.stopped_at as "stoppedAt",
      case when e.stopped_at is not null then 'stopped' when e.starts_at > now() then 'planned'
        when e.ends_at <= now() then 'ended' else 'running' end as state,
      e.is_full as "isFull"
    from experiments e
    where ${experienceId === undefined} or e.experience_id = ${experienceId ?? null}
    order by e.starts_at desc, e.experience_id`.many(database)

/** Returns whether it had not ended before. */
export const stopExperiment = (database: Database, experienceId: string): Promise<boolean> =>
  inTransaction(database, async (transaction) => {
    const stopped = await rawQuery({ id: 'text' })`
      update experiments set stopped_at = now()
      where experience_id = ${experienceId} and stopped_at is null
        and coalesce(ends_at > now(), true)
      returning experience_id as id`.first(transaction)
    if (stopped) await recordChange(transaction, tags)
    return stopped !== undefined
  })

/** Records the change for the caches. What begins or ends later invalidates them again at that time. */
export async function recordImportedExperiments(
  transaction: Transaction,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await sql`
    update experiments set is_start_recorded = starts_at <= now(),
      is_end_recorded = coalesce(ends_at <= now(), false)
    where experience_id = any(${ids})`.execute(transaction)
  await recordChange(transaction, tags)
}

/** Invalidates the caches for every experiment that has begun or ended since the last run. */
export const recordDueExperiments = (database: Database): Promise<number> =>
  inTransaction(database, async (transaction) => {
    const due = await rawQuery({ id: 'text' })`
      update experiments set
        is_start_recorded = is_start_recorded or starts_at <= now(),
        is_end_recorded = is_end_recorded or coalesce(ends_at <= now(), false)
      where (not is_start_recorded and starts_at <= now())
        or (not is_end_recorded and ends_at <= now())
      returning experience_id as id`.many(transaction)
    if (due.length > 0) await recordChange(transaction, tags)
    return due.length
  })

/** One experiment does not need more, and inventions of visitors must not fill the disk. */
const defaultMaxVisitors = 1_000_000

/** Ends the recording of visitors where there are enough. */
export async function markFullExperiments(
  database: Database,
  maxVisitors = defaultMaxVisitors,
): Promise<void> {
  await sql`
    update experiments e set is_full = true
    where not e.is_full and ${isRunning} and ${maxVisitors} <= (
      select count(*) from experiment_exposures x where x.experience_id = e.experience_id)`.execute(
    database,
  )
}

type Exposure = { experienceId: string; variantId: string | null }

/** Keeps the first exposure of a visitor to an experiment, however often it is reported. */
export async function recordExposures(
  database: Database,
  visitorId: string,
  exposures: readonly Exposure[],
): Promise<void> {
  if (exposures.length === 0) return
  await sql`
    insert into experiment_exposures (visitor_id, experience_id, variant_id)
    select ${visitorId}, e.experience_id, given."variantId"
    from jsonb_to_recordset(${JSON.stringify(exposures)}::jsonb)
      as given ("experienceId" text, "variantId" text)
    join experiments e on e.experience_id = given."experienceId"
    where ${isRunning} and not e.is_full
    -- In the same order in concurrent requests.
    order by e.experience_id
    on conflict do nothing`.execute(database)
}

/** An order belongs to the first visitor who names it within a day, and has taken part in an experiment before. */
export async function recordConversions(
  database: Database,
  visitorId: string,
  orderNumbers: readonly string[],
): Promise<void> {
  if (orderNumbers.length === 0) return
  await sql`
    insert into experiment_conversions (order_number, visitor_id)
    select o.order_number, ${visitorId} from order_results o
    where o.order_number = any(${orderNumbers}) and o.ordered_at > now() - interval '1 day'
      and exists (
        select from experiment_exposures x
        where x.visitor_id = ${visitorId} and x.exposed_at <= o.ordered_at)
    order by o.order_number
    on conflict do nothing`.execute(database)
}

const daysOfRetention = 90

/** Deletes who has taken part some time after the end, and the orders of visitors of whom nothing else is known. */
export const deleteOldExposures = (database: Database): Promise<void> =>
  inTransaction(database, async (transaction) => {
    await sql`
      delete from experiment_exposures x using experiments e
      where e.experience_id = x.experience_id
        and least(e.ends_at, e.stopped_at) < now() - make_interval(days => ${daysOfRetention})`.execute(
      transaction,
    )
    await sql`
      delete from experiment_conversions c where not exists (
        select from experiment_exposures x where x.visitor_id = c.visitor_id)`.execute(transaction)
  })

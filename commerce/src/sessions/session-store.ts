import { sql } from 'kysely'
import type { Database, Transaction } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { batched } from '../platform/database/queries/batched.ts'
import { columnList, preparedQuery, rawColumn } from '../platform/database/queries/raw-query.ts'
import type { ColumnsOf } from '../platform/database/queries/result-columns.ts'
import { emitEach } from '../platform/jobs/outbox.ts'
import type { SignInOrigin } from './device.ts'
import { isInStore, lifetimes, type LiveSession, graceSeconds } from './session.ts'

export type TokenHashes = { accessHash: string; refreshHash: string }

const storedColumns = [
  'id',
  'handle',
  'usid',
  'consumer_id as consumerId',
  'consumer_no as consumerNo',
  'consumer_type as consumerType',
  'access_expires_at as accessExpiresAt',
  'refresh_expires_at as refreshExpiresAt',
  'store_id as storeId',
  'employee_id as employeeId',
] as const

const columns = [
  ...storedColumns,
  rawColumn('isAccountDisabled', 'boolean')`account_disabled_at is not null`,
  rawColumn('asOf', 'instant')`now()`,
] as const

/** The same columns of `live_sessions s`, as plain SQL for the prepared queries of other features. */
export const liveSessionColumns = sql.raw(`${columnList('s', storedColumns)},
  s.is_account_disabled as "isAccountDisabled", now() as "asOf"`)

export const liveSessionKinds: ColumnsOf<LiveSession> = {
  id: 'text',
  handle: 'text',
  usid: 'text',
  consumerId: 'text',
  consumerNo: 'text',
  consumerType: 'text',
  accessExpiresAt: 'instant',
  refreshExpiresAt: 'instant',
  storeId: 'text | null',
  employeeId: 'text | null',
  isAccountDisabled: 'boolean',
  asOf: 'instant',
}

const fromNow = (time: string) => sql<Date>`now() + ${time}::interval`
const accessEnd = () => fromNow(`${lifetimes.accessMinutes} minutes`)
const refreshEnd = () => fromNow(`${lifetimes.refreshDays} days`)
const inStoreEnd = () => fromNow(`${lifetimes.inStoreHours} hours`)

type Consumer = Pick<LiveSession, 'consumerId' | 'consumerNo' | 'consumerType'>
type Staff = Pick<LiveSession, 'storeId' | 'employeeId'>

/** The consumer of the new session, and the store employee who opened it, if any. */
export type NewSession = Consumer & Staff & TokenHashes & { origin?: SignInOrigin }

export function openSession(database: Database, session: NewSession): Promise<LiveSession> {
  const { accessHash, refreshHash, origin } = session
  return database
    .insertInto('sessions')
    .values({
      consumer_id: session.consumerId,
      consumer_no: session.consumerNo,
      consumer_type: session.consumerType,
      store_id: session.storeId,
      employee_id: session.employeeId,
      device: origin?.device ?? null,
      network: origin?.network ?? null,
      access_hash: accessHash,
      access_expires_at: accessEnd(),
      refresh_hash: refreshHash,
      refresh_expires_at: isInStore(session) ? inStoreEnd() : refreshEnd(),
    })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

export function newGuest(): Consumer {
  const consumerId = crypto.randomUUID()
  return {
    consumerId,
    consumerNo: `G${consumerId.replaceAll('-', '').slice(0, 15).toUpperCase()}`,
    consumerType: 'GUEST',
  }
}

const sessionsByAccessHash = preparedQuery<
  LiveSession & { accessHash: string },
  { hashes: readonly string[] }
>({
  columns: { accessHash: 'text', ...liveSessionKinds },
  parameters: ['hashes'],
  build: ({ hashes }) => sql`
    select s.access_hash as "accessHash", ${liveSessionColumns}
    from live_sessions s where s.access_hash = any(${hashes}::text[])`,
})

export const findLiveSession = batched(
  async (database, hashes: readonly string[]): Promise<(LiveSession | undefined)[]> => {
    const rows = await sessionsByAccessHash(database, { hashes })
    const sessionsByHash = new Map(rows.map(({ accessHash, ...session }) => [accessHash, session]))
    return hashes.map((hash) => sessionsByHash.get(hash))
  },
)

/** A session after a rotation, and how many rotations it is ahead of the presented token. */
export type RotatedSession = { session: LiveSession; step: number }

/**
 * Exchanges a refresh token for its successor. A token that was exchanged within the grace period returns
 * the current successor. One exchanged earlier must have been copied, and ends the session.
 */
export function rotateSession(
  database: Database,
  presentedHash: string,
  successors: readonly TokenHashes[],
): Promise<RotatedSession | undefined> {
  return inTransaction(database, async (transaction) => {
    const session = await replaceTokens(transaction, presentedHash, successors[0])
    if (!session) return repeatRotation(transaction, presentedHash, successors)
    await transaction
      .insertInto('exchanged_refresh_tokens')
      .values({ refresh_hash: presentedHash, session_id: session.id })
      .execute()
    return { session, step: 0 }
  })
}

async function replaceTokens(
  transaction: Transaction,
  presentedHash: string,
  next: TokenHashes | undefined,
): Promise<LiveSession | undefined> {
  if (!next) return undefined
  return transaction
    .updateTable('sessions')
    .set({
      access_hash: next.accessHash,
      access_expires_at: accessEnd(),
      refresh_hash: next.refreshHash,
      refresh_expires_at: sql<Date>`case when employee_id is null then ${refreshEnd()} else refresh_expires_at end`,
    })
    .where('refresh_hash', '=', presentedHash)
    .where('ended_at', 'is', null)
    .where('refresh_expires_at', '>', sql<Date>`now()`)
    .returning(columns)
    .executeTakeFirst()
}

async function repeatRotation(
  transaction: Transaction,
  presentedHash: string,
  successors: readonly TokenHashes[],
): Promise<RotatedSession | undefined> {
  const usedToken = await transaction
    .selectFrom('exchanged_refresh_tokens')
    .select([
      'session_id as sessionId',
      rawColumn('isRecent', 'boolean')`
        exchanged_at > now() - ${`${graceSeconds} seconds`}::interval`,
    ])
    .where('refresh_hash', '=', presentedHash)
    .executeTakeFirst()
  if (!usedToken) return undefined
  if (!usedToken.isRecent) {
    await endSession(transaction, usedToken.sessionId)
    return undefined
  }
  const current = await transaction
    .selectFrom('sessions')
    .select([...columns, 'refresh_hash as refreshHash'])
    .where('id', '=', usedToken.sessionId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  if (!current) return undefined
  const { refreshHash, ...session } = current
  const step = successors.findIndex((successor) => successor.refreshHash === refreshHash)
  return step < 0 ? undefined : { session, step }
}

export async function endSession(database: Database, id: string): Promise<void> {
  await database
    .updateTable('sessions')
    .set({ ended_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute()
}

/** Ends the sessions of these consumers on all devices. */
export const endSessionsOf = (database: Database, consumerIds: readonly string[]): Promise<void> =>
  setTimeOfSessions(database, consumerIds, 'ended_at')

/** Ends the in-store sessions of these employees on all devices. */
export async function endSessionsOfStaff(
  transaction: Transaction,
  staff: readonly { storeId: string; employeeId: string }[],
): Promise<void> {
  if (staff.length === 0) return
  await transaction
    .updateTable('sessions')
    .set({ ended_at: sql<Date>`now()` })
    .where(({ eb, refTuple, tuple }) => {
      const pairs = staff.map(({ storeId, employeeId }) => tuple(storeId, employeeId))
      return eb(refTuple('store_id', 'employee_id'), 'in', pairs)
    })
    .where('ended_at', 'is', null)
    .execute()
}

/** Ends the sessions of a consumer on all devices, except one session. */
export async function endSessionsExcept(
  database: Database,
  { consumerId, keptId }: { consumerId: string; keptId: string | null },
): Promise<void> {
  await database
    .updateTable('sessions')
    .set({ ended_at: sql<Date>`now()` })
    .where('consumer_id', '=', consumerId)
    .where('id', 'is distinct from', keptId)
    .where('ended_at', 'is', null)
    .execute()
}

/** Gives a session new tokens, so that copies of the present ones open nothing any more. */
export const renewTokens = (
  database: Database,
  id: string,
  { accessHash, refreshHash }: TokenHashes,
): Promise<LiveSession | undefined> =>
  database
    .updateTable('sessions')
    .set({ access_hash: accessHash, access_expires_at: accessEnd(), refresh_hash: refreshHash })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning(columns)
    .executeTakeFirst()

/** Requests of these sessions are refused with `invalidCustomer` from now on. */
export const markAccountsDisabled = (database: Database, consumerIds: readonly string[]) =>
  setTimeOfSessions(database, consumerIds, 'account_disabled_at')

async function setTimeOfSessions(
  database: Database,
  consumerIds: readonly string[],
  column: 'ended_at' | 'account_disabled_at',
): Promise<void> {
  if (consumerIds.length === 0) return
  await database
    .updateTable('sessions')
    .set({ [column]: sql<Date>`now()` })
    .where('consumer_id', 'in', consumerIds)
    .where(column, 'is', null)
    .execute()
}

/** Small enough that no other transaction has to wait for it. */
const batch = 500

/** Deletes sessions that cannot be refreshed any more, and emits an event for each guest. */
export async function deleteExpiredSessions(database: Database): Promise<void> {
  while ((await deleteBatch(database)) === batch);
}

function deleteBatch(database: Database): Promise<number> {
  return inTransaction(database, async (transaction) => {
    const deletedSessions = await transaction
      .deleteFrom('sessions')
      .where('id', 'in', (query) =>
        query
          .selectFrom('sessions')
          .select('id')
          .where((row) =>
            row.or([
              row('refresh_expires_at', '<', sql<Date>`now()`),
              row('ended_at', '<', sql<Date>`now() - interval '1 day'`),
            ]),
          )
          .limit(batch)
          .forUpdate()
          .skipLocked(),
      )
      .returning(['consumer_id as consumerId', 'consumer_type as consumerType'])
      .execute()
    const guests = deletedSessions.filter(({ consumerType }) => consumerType === 'GUEST')
    await emitEach(
      transaction,
      'guest-expired',
      guests.map(({ consumerId }) => ({ consumerId })),
    )
    return deletedSessions.length
  })
}

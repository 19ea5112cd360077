import { sql } from 'kysely'
import type { Database, Transaction } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { emit } from '../platform/jobs/outbox.ts'
import { guestForgotten } from './guest-forgotten-store.ts'
import { lifetimes, type LiveSession, secondsOfGrace } from './session.ts'

type TokenHashes = { accessHash: string; refreshHash: string }

const columns = [
  'id',
  'handle',
  'usid',
  'consumer_id as consumerId',
  'consumer_no as consumerNo',
  'consumer_type as consumerType',
  'access_expires_at as accessExpiresAt',
  'refresh_expires_at as refreshExpiresAt',
  sql<Date>`now()`.as('asOf'),
] as const

const fromNow = (text: string) => sql<Date>`now() + ${text}::interval`
const accessEnd = () => fromNow(`${lifetimes.accessMinutes} minutes`)
const refreshEnd = () => fromNow(`${lifetimes.refreshDays} days`)

export async function openGuestSession(
  database: Database,
  { accessHash, refreshHash }: TokenHashes,
): Promise<LiveSession> {
  const consumerId = crypto.randomUUID()
  return database
    .insertInto('sessions')
    .values({
      consumer_id: consumerId,
      consumer_no: `G${consumerId.replaceAll('-', '').slice(0, 15).toUpperCase()}`,
      consumer_type: 'GUEST',
      access_hash: accessHash,
      access_expires_at: accessEnd(),
      refresh_hash: refreshHash,
      refresh_expires_at: refreshEnd(),
    })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

export async function findLiveSession(
  database: Database,
  accessHash: string,
): Promise<LiveSession | undefined> {
  return database
    .selectFrom('sessions')
    .select(columns)
    .where('access_hash', '=', accessHash)
    .where('ended_at', 'is', null)
    .where('access_expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
}

/**
 * Exchanges a refresh token for its successors. A token that was exchanged a moment ago answers with
 * the same successors again; one exchanged longer ago was copied, and ends the session for everybody.
 */
export function rotateSession(
  database: Database,
  presentedHash: string,
  next: TokenHashes,
): Promise<LiveSession | undefined> {
  return inTransaction(database, async (transaction) => {
    const rotated = await transaction
      .updateTable('sessions')
      .set({
        access_hash: next.accessHash,
        access_expires_at: accessEnd(),
        refresh_hash: next.refreshHash,
        refresh_expires_at: refreshEnd(),
      })
      .where('refresh_hash', '=', presentedHash)
      .where('ended_at', 'is', null)
      .where('refresh_expires_at', '>', sql<Date>`now()`)
      .returning(columns)
      .executeTakeFirst()
    if (!rotated) return repeatRotation(transaction, presentedHash, next)
    await transaction
      .insertInto('spent_refresh_tokens')
      .values({ refresh_hash: presentedHash, session_id: rotated.id })
      .execute()
    return rotated
  })
}

async function repeatRotation(
  transaction: Transaction,
  presentedHash: string,
  next: TokenHashes,
): Promise<LiveSession | undefined> {
  const spent = await transaction
    .selectFrom('spent_refresh_tokens')
    .select([
      'session_id as sessionId',
      sql<boolean>`spent_at > now() - ${`${secondsOfGrace} seconds`}::interval`.as('isRecent'),
    ])
    .where('refresh_hash', '=', presentedHash)
    .executeTakeFirst()
  if (!spent) return undefined
  if (!spent.isRecent) {
    await endSession(transaction, spent.sessionId)
    return undefined
  }
  return transaction
    .selectFrom('sessions')
    .select(columns)
    .where('refresh_hash', '=', next.refreshHash)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
}

export async function endSession(database: Database, id: string): Promise<void> {
  await database
    .updateTable('sessions')
    .set({ ended_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute()
}

/** Deletes what can never be refreshed again, and tells who will not come back. */
export function forgetDeadSessions(database: Database): Promise<number> {
  return inTransaction(database, async (transaction) => {
    const dead = await transaction
      .deleteFrom('sessions')
      .where((row) =>
        row.or([
          row('refresh_expires_at', '<', sql<Date>`now()`),
          row('ended_at', '<', sql<Date>`now() - interval '1 day'`),
        ]),
      )
      .returning(['consumer_id as consumerId', 'consumer_type as consumerType'])
      .execute()
    const guests = dead.filter(({ consumerType }) => consumerType === 'GUEST')
    for (const { consumerId } of guests) await emit(transaction, guestForgotten, { consumerId })
    return dead.length
  })
}

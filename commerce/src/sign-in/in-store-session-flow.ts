import type { Database } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { endSession, newGuest, openSession, type TokenHashes } from '../sessions/session-store.ts'
import type { LiveSession } from '../sessions/session.ts'

type InStoreSession = { endedId: string; storeId: string; employeeId: string } & TokenHashes

/** Replaces the session with a new guest session that a store employee has opened. */
export const openInStoreSession = (
  database: Database,
  { endedId, ...staff }: InStoreSession,
): Promise<LiveSession> =>
  inTransaction(database, async (transaction) => {
    await endSession(transaction, endedId)
    return openSession(transaction, { ...newGuest(), ...staff })
  })

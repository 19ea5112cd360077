import type { Database } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { endSession, newGuest, openSession, type TokenHashes } from '../sessions/session-store.ts'
import type { LiveSession } from '../sessions/session.ts'

type InStore = { endedId: string; storeId: string; employeeId: string } & TokenHashes

/** A session for whoever comes to the counter; of the one before nothing is left. */
export const openInStoreSession = (
  database: Database,
  { endedId, ...staff }: InStore,
): Promise<LiveSession> =>
  inTransaction(database, async (transaction) => {
    await endSession(transaction, endedId)
    return openSession(transaction, { ...newGuest(), ...staff })
  })

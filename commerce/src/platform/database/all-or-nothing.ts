import type { Result } from '@cairn/contract/result'
import type { Database, Transaction } from './database.ts'
import { inTransaction } from './in-transaction.ts'

/** As `inTransaction`; and what was refused on the way has changed nothing. */
export async function allOrNothing<Value, Refused>(
  database: Database,
  work: (transaction: Transaction) => Promise<Result<Value, Refused>>,
): Promise<Result<Value, Refused>> {
  let refused: { outcome: Result<Value, Refused> } | undefined
  try {
    return await inTransaction(database, async (transaction) => {
      const outcome = await work(transaction)
      if (outcome.ok) return outcome
      refused = { outcome }
      throw new UndoWork()
    })
  } catch (error) {
    if (error instanceof UndoWork && refused) return refused.outcome
    throw error
  }
}

class UndoWork extends Error {}

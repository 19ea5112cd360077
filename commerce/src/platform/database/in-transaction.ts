import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Result } from '@cairn/contract/refusals/result'
import { sql } from 'kysely'
import { isConflict } from './database-errors.ts'
import type { Database, Transaction } from './database.ts'

const maxAttempts = 4

/**
 * Runs the work in a transaction. After a conflict with another transaction the work runs again from
 * its beginning, so it must have no effect outside the database.
 */
export async function inTransaction<Value>(
  database: Database,
  work: (transaction: Transaction) => Promise<Value>,
): Promise<Value> {
  if (isTransaction(database)) return work(database)
  for (let attempt = 1; ; attempt++) {
    try {
      const done = await database
        .transaction()
        .setIsolationLevel('read committed')
        .execute((transaction) => markTransaction(() => work(transaction)))
      for (const action of done.afterCommit) action()
      return done.value
    } catch (error) {
      if (attempt === maxAttempts || !isConflict(error)) throw error
    }
    await sleep(Math.random() * 50 * attempt)
  }
}

const isTransaction = (database: Database): database is Transaction => database.isTransaction

/** Like `inTransaction`, but rolls everything back if the work answers with a refusal. */
export async function inTransactionOrRefuse<Value, Refusal>(
  database: Database,
  work: (transaction: Transaction) => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal>> {
  let refused: { outcome: Result<Value, Refusal> } | undefined
  try {
    return await inTransaction(database, async (transaction) => {
      const outcome = await work(transaction)
      if (outcome.ok) return outcome
      refused = { outcome }
      throw new Rollback()
    })
  } catch (error) {
    if (error instanceof Rollback && refused) return refused.outcome
    throw error
  }
}

class Rollback extends Error {}

/** Transactions that lock the same name run one after the other. Several names are locked in this order. */
export async function lockName(transaction: Transaction, ...names: string[]): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(name)) from unnest(${names}::text[]) as name`.execute(
    transaction,
  )
}

const currentTransaction = new AsyncLocalStorage<{
  isOpen: boolean
  afterCommit: Set<() => void>
}>()

/** Lets everything that the work calls know that a transaction is open. */
async function markTransaction<Value>(work: () => Promise<Value>) {
  const transaction = { isOpen: true, afterCommit: new Set<() => void>() }
  try {
    const value = await currentTransaction.run(transaction, work)
    return { value, afterCommit: transaction.afterCommit }
  } finally {
    transaction.isOpen = false
  }
}

/** Runs the action when the surrounding transaction has committed, or now if there is none. */
export function afterCommit(action: () => void): void {
  const transaction = currentTransaction.getStore()
  if (transaction?.isOpen) transaction.afterCommit.add(action)
  else action()
}

/**
 * A query outside the open transaction would wait for that transaction forever on the embedded engine.
 * On PostgreSQL it would not see the transaction's changes, and would exhaust the pool under load.
 */
export function assertOutsideTransaction() {
  if (currentTransaction.getStore()?.isOpen)
    throw new Error(
      'A query was made on the database itself while a transaction is open around it. ' +
        'Hand the transaction down and query that.',
    )
}

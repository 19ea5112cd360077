import { setTimeout as sleep } from 'node:timers/promises'
import type { Database, Transaction } from './database.ts'
import { insideTransaction } from './inside-transaction.ts'
import { isOutrun } from './is-unavailable.ts'

const tries = 4

/**
 * All of the work or nothing of it. The work may run again from its beginning, when it lost a race
 * with another transaction, so it must not touch anything but the database.
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
        .execute((transaction) => insideTransaction(() => work(transaction)))
      for (const action of done.afterwards) action()
      return done.value
    } catch (error) {
      if (attempt === tries || !isOutrun(error)) throw error
    }
    await sleep(Math.random() * 50 * attempt)
  }
}

const isTransaction = (database: Database): database is Transaction => database.isTransaction

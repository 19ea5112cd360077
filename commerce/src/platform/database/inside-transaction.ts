import { AsyncLocalStorage } from 'node:async_hooks'

const running = new AsyncLocalStorage<{ open: boolean }>()

/** Remembers, for everything that the work calls, that a transaction is open. */
export async function insideTransaction<Value>(work: () => Promise<Value>): Promise<Value> {
  const transaction = { open: true }
  try {
    return await running.run(transaction, work)
  } finally {
    transaction.open = false
  }
}

/**
 * On the embedded engine such a query would wait for its own transaction, for ever; on PostgreSQL it
 * would see the world before the transaction, and starve the pool under load.
 */
export function assertOutsideTransaction() {
  if (running.getStore()?.open)
    throw new Error(
      'A query was made on the database itself while a transaction is open around it. ' +
        'Hand the transaction down and query that.',
    )
}

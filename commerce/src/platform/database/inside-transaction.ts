import { AsyncLocalStorage } from 'node:async_hooks'

type Action = () => void

const running = new AsyncLocalStorage<{ open: boolean; afterwards: Set<Action> }>()

/** Remembers, for everything that the work calls, that a transaction is open. */
export async function insideTransaction<Value>(work: () => Promise<Value>) {
  const transaction = { open: true, afterwards: new Set<Action>() }
  try {
    const value = await running.run(transaction, work)
    return { value, afterwards: transaction.afterwards }
  } finally {
    transaction.open = false
  }
}

/** Done as soon as the transaction around it has committed, or now where there is none. */
export function afterCommit(action: Action): void {
  const transaction = running.getStore()
  if (transaction?.open) transaction.afterwards.add(action)
  else action()
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

import type { Market } from '../catalogue/sellable.ts'
import type { Transaction } from '../platform/database/database.ts'

/** Whose things become whose, and where it happens. */
export type Handover = { from: string; to: string; market: Market }

/**
 * Something a guest may have collected, and finds again after signing in. It is called in the
 * transaction that ends the guest's session: once, and with all the others or not at all.
 */
export type Belonging = {
  mergeInto: (transaction: Transaction, handover: Handover) => Promise<void>
}

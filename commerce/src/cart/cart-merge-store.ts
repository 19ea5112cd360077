import type { Market } from '../catalogue/sellable.ts'
import type { Transaction } from '../platform/database/database.ts'
import { lockCartOf, openCart } from './cart-head-store.ts'
import type { CartMemory } from './cart-memory-store.ts'
import { mergedCart } from './merged-cart.ts'
import { readLocked } from './read-for-change-store.ts'
import { saveLocked } from './save-cart-store.ts'

type Handover = {
  from: string
  to: string
  market: Market
  /** What else belongs to a cart, and goes to the one that it becomes a part of. */
  takeAlong?: (
    transaction: Transaction,
    carts: { from: string; to: string; market: Market },
  ) => Promise<void>
}

/**
 * The active cart of one consumer becomes part of another's. Afterwards the first has none, so that
 * doing it again does nothing.
 */
export const mergeCarts =
  (memory: CartMemory) =>
  async (transaction: Transaction, { from, to, market, takeAlong }: Handover): Promise<void> => {
    const guests = await lockCartOf(transaction, from)
    if (!guests) return
    const theirs = await readLocked(transaction, guests, { market, memory })
    const head = await openCart(transaction, to)
    const storeIds = [...theirs.now.places.keys()]
    const mine = await readLocked(transaction, head, { market, memory, storeIds })
    if (mine.lines.length === 0 && theirs.lines.length > 0) {
      await remove(transaction, head.id)
      return handOver(transaction, guests.id, to)
    }
    await takeAlong?.(transaction, { from: guests.id, to: head.id, market })
    // Beforehand, so that what comes over stands after what is there.
    await remove(transaction, guests.id)
    const { lines, payments } = theirs
    const before = { ...head, lines: mine.lines, payments: mine.payments }
    const merged = mergedCart(before, { ...guests, lines, payments }, mine.now)
    await saveLocked(transaction, before, merged)
  }

async function handOver(transaction: Transaction, cartId: string, to: string) {
  await transaction.updateTable('carts').set({ consumer_id: to }).where('id', '=', cartId).execute()
}

async function remove(transaction: Transaction, cartId: string) {
  await transaction.deleteFrom('carts').where('id', '=', cartId).execute()
}

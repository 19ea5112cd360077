import type { Market } from '../../catalogue/market.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { anyOf } from '../../platform/database/queries/raw-query.ts'
import { identityIdsOf } from '../../promotions/promotion-uses-store.ts'
import { pricingUnder } from '../pricing/cart-prices.ts'
import { withValidAdjustments } from '../promotions/cart-discounts.ts'
import { identitiesOfCart } from '../promotions/cart-promotions.ts'
import type { CartCaches } from '../store/cart-contents-store.ts'
import { findOrCreateCart, transferCart, lockCartOfConsumer } from '../store/cart-head-store.ts'
import { readLocked } from '../store/read-for-change-store.ts'
import { saveLocked } from '../store/save-cart-store.ts'
import { cartToMerge, transferredCart, mergedCart, prefetchForMerge } from './merged-cart.ts'

type CartMerge = {
  from: string
  to: string
  market: Market
  /** The guest's session, which ended, and the one that replaces it. */
  sessions: { endedId: string; openedId: string }
  /** Moves what other features store with a cart. */
  alsoMove?: (
    transaction: Transaction,
    carts: { from: string; to: string; market: Market },
  ) => Promise<void>
}

/** Merges the active cart of one consumer into another's and deletes the first; a repetition does nothing. */
export const mergeCarts =
  (caches: CartCaches) =>
  async (transaction: Transaction, merge: CartMerge): Promise<void> => {
    const { from, to, market, alsoMove, sessions } = merge
    const session = { id: sessions.openedId }
    const guestHead = await lockCartOfConsumer(transaction, from)
    if (!guestHead) return
    const guestRef = { cartId: guestHead.id, session }
    const guestContents = await readLocked(transaction, guestRef, { market, caches })
    const { lines, payments, conditions: guestConditions } = guestContents
    const guestCart = cartToMerge({ ...guestHead, lines, payments }, guestConditions)
    const head = await findOrCreateCart(transaction, to)
    const prefetch = prefetchForMerge(guestCart, guestConditions, head.shippingAddress)
    const ownRef = { cartId: head.id, session }
    const contents = await readLocked(transaction, ownRef, { market, caches, ...prefetch })
    const { conditions } = contents
    if (contents.lines.length === 0 && lines.length > 0) {
      await moveLines(transaction, { from: head.id, to: guestHead.id, except: [] })
      await remove(transaction, head.id)
      const cart = transferredCart(guestCart, { own: head, conditions, sessions })
      return transferCart(transaction, cart, to)
    }
    await alsoMove?.(transaction, { from: guestHead.id, to: head.id, market })
    const except = lines.map(({ id }) => id)
    await moveLines(transaction, { from: guestHead.id, to: head.id, except })
    // Before the save, so that the guest's lines are inserted after the own ones.
    await remove(transaction, guestHead.id)
    const before = { ...head, lines: contents.lines, payments: contents.payments }
    const merged = withValidAdjustments(mergedCart(before, guestCart, conditions), {
      conditions,
      price: pricingUnder(conditions),
    })
    const identityIds = identityIdsOf(identitiesOfCart(merged))
    await saveLocked(transaction, before, { ...merged, identityIds })
  }

/** Moves the lines of items that this market does not sell; carts are read without them. */
async function moveLines(
  transaction: Transaction,
  { from, to, except }: { from: string; to: string; except: readonly string[] },
): Promise<void> {
  await transaction
    .updateTable('cart_lines')
    .set({ cart_id: to })
    .where('cart_id', '=', from)
    .where(({ not, eb }) => not(eb('id', '=', anyOf(except))))
    .execute()
}

async function remove(transaction: Transaction, cartId: string) {
  await transaction.deleteFrom('carts').where('id', '=', cartId).execute()
}

import type { Cart as CartAnswer } from '@cairn/contract/cart/cart'

/**
 * A cart as JSON from the database: the same text as long as nothing has changed. `sessionId` is the session that
 * reads the cart, because price adjustments count only in the session that made them.
 */
export type FoundCart = { cartId: string; sessionId: string; json: string; readAt: Date }

/** From `validUntil` (milliseconds) on, the answer is another one although nothing was changed: a promotion ends. */
type CacheableAnswer = { answer: CartAnswer; validUntil: number }
export type CachedCart = CacheableAnswer &
  Pick<FoundCart, 'sessionId' | 'json'> & { viewKey: string; validFrom: number }

export type AnswerCache = ReturnType<typeof createAnswerCache>

type CacheEntries = {
  get: (cartId: string) => CachedCart | undefined
  set: (cartId: string, entry: CachedCart) => unknown
  delete: (cartId: string) => unknown
  entries: () => Iterable<[string, CachedCart]>
}

/** Answers contain addresses, which must not stay here long after their shopper has been erased. */
export const answerLimits = { maxEntries: 500, lifetimeMs: 60_000 }

/** The last answer of each cart. It is valid for the same options of reading, session and stored cart. */
export function createAnswerCache(entries: CacheEntries) {
  return {
    find(viewKey: string, { cartId, sessionId, json, readAt }: FoundCart): CartAnswer | undefined {
      const entry = entries.get(cartId)
      const time = readAt.getTime()
      const isValid =
        entry?.viewKey === viewKey &&
        entry.sessionId === sessionId &&
        entry.json === json &&
        entry.validFrom <= time &&
        time < entry.validUntil
      return isValid ? entry.answer : undefined
    },

    put(viewKey: string, foundCart: FoundCart, cacheable: CacheableAnswer): void {
      const { cartId, readAt, ...found } = foundCart
      entries.set(cartId, { viewKey, ...found, validFrom: readAt.getTime(), ...cacheable })
    },

    /** Other nodes forget the answers by themselves. */
    forgetOwner(consumerId: string): void {
      for (const [cartId, { json }] of entries.entries())
        if (json.includes(consumerId)) entries.delete(cartId)
    },
  }
}

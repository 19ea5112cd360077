import type { Cart as CartAnswer } from '@cairn/contract/cart-entity'

/** A cart in the database's own words: the same ones as long as nothing of it has changed. */
export type FoundCart = { cartId: string; written: string; at: Date }

/** Until when, in milliseconds, the clock alone changes nothing of it. */
type Lasting = { answer: CartAnswer; until: number }
type Kept = Lasting & { look: string; written: string; since: number }

export type KeptAnswers = ReturnType<typeof keepAnswers>

const most = 500

/** What was answered of carts lately, in the way somebody looked at them. */
export function keepAnswers() {
  const kept = new Map<string, Kept>()

  return {
    find(look: string, { cartId, written, at }: FoundCart): CartAnswer | undefined {
      const known = kept.get(cartId)
      const now = at.getTime()
      const holds =
        known?.look === look && known.written === written && known.since <= now && now < known.until
      return holds ? known.answer : undefined
    },

    put(look: string, { cartId, written, at }: FoundCart, lasting: Lasting): void {
      kept.delete(cartId)
      const [oldest] = kept.keys()
      if (kept.size >= most && oldest !== undefined) kept.delete(oldest)
      kept.set(cartId, { look, written, since: at.getTime(), ...lasting })
    },
  }
}

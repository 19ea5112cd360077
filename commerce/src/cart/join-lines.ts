import { mostOf } from './cart-limits.ts'
import type { CartLine } from './cart.ts'

type Lines = readonly CartLine[]

/** Which lines of another cart move over as they are, and which only raise what is there. */
export type Joined = {
  moved: readonly string[]
  raised: readonly { id: string; quantity: number }[]
}

/** Nothing that was chosen in either cart gets lost; more than can be ordered is not asked for. */
export function joinLines(own: Lines, other: Lines): Joined {
  const twins = other.map((line) => ({ line, twin: own.find((each) => isSame(each, line)) }))
  return {
    moved: twins.filter(({ twin }) => !twin).map(({ line }) => line.id),
    raised: twins.flatMap(({ line, twin }) => {
      const quantity = twin ? joinedQuantity(twin, line) : 0
      return twin && quantity > twin.quantity ? [{ id: twin.id, quantity }] : []
    }),
  }
}

const joinedQuantity = (own: CartLine, { quantity }: CartLine) =>
  Math.max(own.quantity, Math.min(own.quantity + quantity, mostOf(own.sellable)))

/** A greeting is written to somebody: two of them are two. */
const isSame = (one: CartLine, other: CartLine) =>
  one.sku === other.sku &&
  one.recipeId === other.recipeId &&
  one.shippingMethod === other.shippingMethod &&
  one.giftOption === null &&
  other.giftOption === null

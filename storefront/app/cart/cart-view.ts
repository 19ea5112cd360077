import type { CallRefusal } from '@cairn/contract/client'
import type { Cart } from '@cairn/contract/cart-entity'

/** What the cart page has to show. */
export type CartView =
  | { state: 'filled'; cart: Cart }
  | { state: 'empty' }
  /** The shop no longer knows the cart that the browser names. */
  | { state: 'lost' }
  /** Nor could it be made anew from what the browser remembers. */
  | { state: 'expired' }
  | { state: 'failed'; message: string }

export const viewOf = (cart: Cart): CartView =>
  cart.items.length > 0 ? { state: 'filled', cart } : { state: 'empty' }

export const isLost = ({ errorId }: CallRefusal): boolean =>
  errorId === 'BSK404' || errorId === 'CART_NOT_FOUND'

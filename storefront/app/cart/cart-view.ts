import type { CallRefusal } from '@cairn/contract/client'
import type { Cart } from '@cairn/contract/cart-entity'

/** What the cart page has to show. */
export type CartView =
  | { state: 'filled' | 'empty'; cart: Cart }
  /** The browser names no cart: it never had one, or its cookies are gone. */
  | { state: 'none' }
  /** The shop no longer knows the cart that the browser names. */
  | { state: 'lost' }
  | { state: 'failed'; message: string }

export const viewOf = (cart: Cart): CartView => ({
  state: cart.items.length > 0 ? 'filled' : 'empty',
  cart,
})

export const isLost = ({ errorId }: Pick<CallRefusal, 'errorId'>): boolean =>
  errorId === 'BSK404' || errorId === 'CART_NOT_FOUND'

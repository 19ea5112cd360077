import type { FlashMessage } from '@cairn/contract/cart/cart'
import type { Cart } from './cart.ts'

/** A change that the shopper did not make, shown until the shopper changes the cart. */
export type CartNotice = { type: 'ORDER_UPDATED' | 'CARTS_MERGED' | 'PRICE_UPDATED' }

type CartChange = { before: Pick<Cart, 'notices' | 'shownTotals'>; flash: readonly FlashMessage[] }

/** A change removes the notices from before it and adds its own. */
export function withNotices(after: Cart, { before, flash }: CartChange): Cart {
  const newNotices = after.notices.filter((notice) => !before.notices.includes(notice))
  const shownTotals = after.shownTotals === before.shownTotals ? null : after.shownTotals
  return { ...after, shownTotals, notices: [...newNotices, ...noticesOf(flash)] }
}

export const noticesOf = (flash: readonly FlashMessage[]): CartNotice[] =>
  flash.length > 0 ? [{ type: 'ORDER_UPDATED' }] : []

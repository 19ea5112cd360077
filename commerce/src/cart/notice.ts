import type { FlashMessage } from '@cairn/contract/flash'
import type { Cart } from './cart.ts'

/** What happened to a cart by itself, kept until its shopper changes something. */
export type Notice = { type: 'ORDER_UPDATED' | 'CARTS_MERGED' }

type Happened = { before: Pick<Cart, 'notices' | 'prepared'>; flash: readonly FlashMessage[] }

/** What was told before a change is forgotten with it; what it brought about is told. */
export function withNotices(after: Cart, { before, flash }: Happened): Cart {
  const brought = after.notices.filter((notice) => !before.notices.includes(notice))
  const prepared = after.prepared === before.prepared ? null : after.prepared
  return { ...after, prepared, notices: [...brought, ...noticesOf(flash)] }
}

export const noticesOf = (flash: readonly FlashMessage[]): Notice[] =>
  flash.length > 0 ? [{ type: 'ORDER_UPDATED' }] : []

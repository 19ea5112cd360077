import type { Cart } from '@cairn/contract/cart-entity'
import type { CallRefusal, Client } from '@cairn/contract/client'
import type { Result } from '@cairn/contract/result'
import type { CartWrite } from './cart-write.ts'

type Written = Promise<Result<Cart, CallRefusal>>

/** A change made to the cart of this id; without one, whatever is added opens a cart. */
export function writeCart(
  commerce: Client,
  basketId: string | undefined,
  write: CartWrite,
): Written {
  if (basketId === undefined) return openCart(commerce, write)
  switch (write.intent) {
    case 'add':
      return commerce.addItem({ body: { basketId, sku: write.sku, qty: write.qty } })
    case 'change':
      return commerce.changeItem({
        params: { basketId },
        query: {},
        body: { itemId: write.itemId, qty: write.qty },
      })
    case 'remove':
      return commerce.removeItem({ body: { basketId, itemId: write.itemId } })
  }
}

const openCart = (commerce: Client, write: CartWrite): Written =>
  write.intent === 'add'
    ? commerce.createCartWithItem({ body: { sku: write.sku, qty: write.qty } })
    : commerce.createCart({ body: {} })

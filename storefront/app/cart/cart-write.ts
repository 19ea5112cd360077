import type { Cart } from '@cairn/contract/cart-entity'
import type { CallRefusal, Client } from '@cairn/contract/client'
import type { Result } from '@cairn/contract/result'

/** What a form on a page asks of the cart; the same with scripts and without. */
export type CartWrite =
  | { intent: 'add'; sku: string; qty: number }
  | { intent: 'change'; itemId: string; qty: number }
  | { intent: 'remove'; itemId: string }

export function cartWriteOf(form: FormData): CartWrite | undefined {
  const text = (name: string) => String(form.get(name) ?? '')
  const qty = Number(form.get('qty') ?? 1)
  if (!Number.isInteger(qty) || qty < 1) return undefined
  switch (form.get('intent')) {
    case 'add':
      return { intent: 'add', sku: text('sku'), qty }
    case 'change':
      return { intent: 'change', itemId: text('itemId'), qty }
    case 'remove':
      return { intent: 'remove', itemId: text('itemId') }
    default:
      return undefined
  }
}

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

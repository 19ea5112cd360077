import type { Cart } from '@cairn/contract/cart/cart'
import type { Locale } from '@cairn/contract/sites/sites'
import type { Shop } from './shop.ts'

type CartItem = { sku: string; qty?: number; locale?: Locale }

/** A guest with one item in the cart. */
export async function guestWithCart(
  shop: Pick<Shop, 'guest'>,
  { sku, qty = 1, locale = 'en-us' }: CartItem,
) {
  const guest = await shop.guest()
  const { body } = await guest.send<Cart>('createCartWithItem', { body: { sku, qty }, locale })
  return { guest, cart: body }
}

/** A guest with one of each item in the cart, and the path parameters of the cart. */
export async function guestWithEach(shop: Shop, skus: readonly string[]) {
  const guest = await shop.guest()
  let basketId = ''
  for (const sku of skus) {
    const { body } = await guest.send<Cart>('createCartWithItem', { body: { sku } })
    basketId = body.basketId
  }
  return { guest, basketId, params: { basketId } }
}

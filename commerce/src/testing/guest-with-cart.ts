import type { Cart } from '@cairn/contract/cart-entity'
import type { Locale } from '@cairn/contract/sites'
import type { Shop } from './shop.ts'

type Wanted = { sku: string; qty?: number; locale?: Locale }

/** A guest who has put so many of one thing into a cart. */
export async function guestWithCart(
  shop: Pick<Shop, 'guest'>,
  { sku, qty = 1, locale = 'en-us' }: Wanted,
) {
  const guest = await shop.guest()
  const { body } = await guest.send<Cart>('createCartWithItem', { body: { sku, qty }, locale })
  return { guest, cart: body }
}

/** A guest with one of each, and what names the cart in calls. */
export async function guestWithEach(shop: Shop, skus: readonly string[]) {
  const guest = await shop.guest()
  let basketId = ''
  for (const sku of skus) {
    const { body } = await guest.send<Cart>('createCartWithItem', { body: { sku } })
    basketId = body.basketId
  }
  return { guest, basketId, params: { basketId } }
}

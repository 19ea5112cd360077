import type { FlashMessage } from '@cairn/contract/flash'
import type { Cart } from './cart.ts'
import type { Conditions } from './conditions.ts'
import { takes } from './delivery.ts'
import { noticesOf } from './notice.ts'
import { scarcityIn } from './scarcity.ts'
import { settleCart } from './settle-cart.ts'

type CartNow = { cart: Cart; now: Conditions }
export type Looks = {
  favStoreId?: string | undefined
  isPatchRequired?: boolean | undefined
  inventorySupplyCheck?: boolean | undefined
}
export type SeenCart = CartNow & { flash: readonly FlashMessage[] }

/**
 * A cart as somebody wants to see it. Reading saves nothing: what had to be settled is saved with
 * the next change, which is decided upon what was seen here.
 */
export function seenCart({ cart: kept, now }: CartNow, looks: Looks): SeenCart {
  const cart = withFavorite(kept, looks.favStoreId, now)
  const seen = looks.isPatchRequired ? patched(cart, now) : { cart, flash: [] }
  const scarce = looks.inventorySupplyCheck ? scarcityIn(seen.cart, now) : []
  return { cart: seen.cart, now, flash: [...seen.flash, ...scarce] }
}

function patched(cart: Cart, now: Conditions) {
  const settled = settleCart(cart, now)
  const notices = [...settled.cart.notices, ...noticesOf(settled.flash)]
  return { ...settled, cart: { ...settled.cart, notices } }
}

/** Whoever names a store of this country prefers it. */
export const withFavorite = (cart: Cart, storeId: string | undefined, now: Conditions): Cart =>
  storeId !== undefined && takes(now.places.get(storeId), 'pickup', now)
    ? { ...cart, favoriteStoreId: storeId }
    : cart

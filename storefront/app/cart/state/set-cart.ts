import type { Cart, CartItem } from '@cairn/contract/cart/cart'
import { codeOn } from '../promotions/promotion-command.ts'
import { cartState, rememberCart } from './cart-store.ts'
import type { ItemToAdd, RememberedCart } from './remembered-cart.ts'

/** Responses may arrive out of order, so an older version is ignored. */
export function setCart(cart: Cart) {
  const previous = cartState().remembered
  if (previous?.basketId === cart.basketId && previous.version > cart.version) return
  rememberCart(rememberedCartOf(cart), cart)
}

export const rememberedCartOf = (cart: Cart): RememberedCart => ({
  basketId: cart.basketId,
  version: cart.version,
  count: cart.totalItems,
  // Promotions add free gifts; shoppers cannot.
  lines: cart.items
    .filter(({ bonus }) => !bonus)
    .map((item) => ({ itemId: item.itemId, item: itemToAdd(item, cart), name: item.name })),
  code: codeOn(cart),
  hasAddress: (cart.shippingAddress ?? cart.billingAddress) !== null,
  saveForLaterId: cart.saveForLaterId,
})

function itemToAdd(item: CartItem, { shipments }: Cart): ItemToAdd {
  const { sku, qty, recipeId, giftOption, shipmentId } = item
  const shipment = shipments.find((candidate) => candidate.shipmentId === shipmentId)
  return {
    sku,
    qty,
    ...(recipeId !== null && { recipeId }),
    ...(giftOption && { giftOption }),
    ...(shipment && { shippingMethod: shipment.shippingMethod }),
    ...(shipment?.storeId && { storeId: shipment.storeId }),
  }
}

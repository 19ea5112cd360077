import type { CartItem } from '@cairn/contract/cart/cart'

type BoughtItem = Pick<CartItem, 'isDigitalProduct' | 'isCustoms' | 'bonus'>

/** Gift cards, items made to order and free gifts cannot be returned. */
export const hasReturnableItem = (items: readonly BoughtItem[]): boolean =>
  items.some(({ isDigitalProduct, isCustoms, bonus }) => !isDigitalProduct && !isCustoms && !bonus)

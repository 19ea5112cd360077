import type { Cart } from '@cairn/contract/cart/cart'

/** Whether an item cannot be ordered, or not in its quantity, so that the shopper has to change the cart. */
export const isStockShort = ({ items }: Pick<Cart, 'items'>): boolean =>
  items.some(({ available, bonus }) => !available && !bonus)

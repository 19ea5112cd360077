import type { Cart, CartItem } from '@cairn/contract/cart/cart'

export type CartView =
  | {
      state: 'filled' | 'empty'
      cart: Cart
      /** The highest discount in percent that staff may give. Set in in-store sessions only. */
      staffLimit?: number
    }
  /** The request has no cart cookie. */
  | { state: 'none' }
  /** The server does not know the cart in the cookie. */
  | { state: 'lost' }
  | { state: 'failed'; message: string }

/** The data of the cart page, which shows a skeleton while it waits for them. */
export type CartRouteData = { content: { view: CartView } | Promise<{ view: CartView }> }

export const viewOf = (cart: Cart): CartView => ({
  state: cart.items.length > 0 ? 'filled' : 'empty',
  cart,
})

type SelectedMethod = CartItem['shippingOptions'][number]['shippingMethod']

export const selectedMethodOf = ({ shippingOptions }: CartItem): SelectedMethod | undefined =>
  shippingOptions.find(({ selected }) => selected)?.shippingMethod

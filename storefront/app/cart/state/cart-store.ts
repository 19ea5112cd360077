import type { Cart } from '@cairn/contract/cart/cart'
import { flagCookies } from '@cairn/contract/wire/cookies'
import { useRouteLoaderData } from 'react-router'
import { createStore, useStore } from 'zustand'
import { storedValue } from '../../platform/browser-storage.ts'
import { cookieOf } from '../../platform/cookies.ts'
import type { CartError } from '../commands/cart-error.ts'
import type { CartRouteData } from './cart-view.ts'
import {
  type LostParts,
  type RememberedCart,
  isRememberedCart,
  isSameRememberedCart,
} from './remembered-cart.ts'

type CartState = {
  remembered: RememberedCart | null
  /** The latest cart that this page has received; null if there is no cart. */
  cart: Cart | null | undefined
  /** Why the last command failed. */
  error: CartError | null
  /** What could not be restored when the cart was rebuilt, until the next command. */
  lostParts: LostParts | null
}

const storedCart = storedValue('cairn_cart', isRememberedCart)
let canStore = true

/** The server renders without a cart, and the browser shows what it has stored after hydration. */
const store = createStore<CartState>(() => ({
  remembered: null,
  cart: undefined,
  error: null,
  lostParts: null,
}))
store.setState({ remembered: storedCart.read() })

export const cartState = (): CartState => store.getState()
export const subscribeToCart = store.subscribe
export const useCart = (): CartState => useStore(store)

export const basketIdInCookie = (): string | undefined =>
  cookieOf(document.cookie, flagCookies.basketId)

export function rememberCart(remembered: RememberedCart, cart: Cart) {
  storeCart(remembered)
  store.setState({ remembered, cart })
}

export function setCartError(error: CartError | null) {
  store.setState({ error })
}

export function setLostParts(lostParts: LostParts | null) {
  store.setState({ lostParts })
}

export function clearCart() {
  storeCart(null)
  store.setState({ remembered: null, cart: null, error: null, lostParts: null })
}

/** Keeps other tabs and the reloaded page from rebuilding a cart with items that have been ordered. */
export function clearStoredCart() {
  storeCart(null)
}

/** Reads the cart that another tab has stored. Returns whether it has changed. */
export function syncFromStorage(): boolean {
  if (!canStore) return false
  const remembered = storedCart.read()
  const { cart, remembered: previous } = cartState()
  if (isSameRememberedCart(remembered, previous)) return false
  store.setState({ remembered, cart: remembered && remembered.count > 0 ? cart : null })
  return true
}

/** The count that the browser has stored, or else the one that the cart page was rendered with. */
export function useCartCount(): number {
  const page = useRouteLoaderData<CartRouteData>('cart')
  const { remembered, cart } = useCart()
  if (remembered) return remembered.count
  if (cart === null) return 0
  const shown = page?.content
  const view = shown && 'view' in shown ? shown.view : undefined
  return view && 'cart' in view ? view.cart.totalItems : 0
}

/** Without storage, the page still shows the cart that it has received. */
function storeCart(remembered: RememberedCart | null) {
  canStore = storedCart.write(remembered)
}

/** Refreshes the cart when another tab or device may have changed it. */
export function watchCart() {
  storedCart.onOtherTab(() => {
    if (syncFromStorage() && document.visibilityState === 'visible') refresh()
  })
  window.addEventListener('focus', refresh)
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) refresh()
  })
}

const refresh = () => void import('./refresh-cart.ts').then(({ refreshCart }) => refreshCart())

import type { Cart } from '@cairn/contract/cart/cart'
import { flagCookies } from '@cairn/contract/wire/cookies'
import { useSyncExternalStore } from 'react'
import { useRouteLoaderData } from 'react-router'
import { cookieOf } from '../../platform/cookies.ts'
import type { CartError } from '../commands/cart-error.ts'
import type { CartRouteData } from './cart-view.ts'
import {
  type RememberedCart,
  isRememberedCart,
  isSameRememberedCart,
  rememberedCartOf,
} from './remembered-cart.ts'

type CartState = {
  remembered: RememberedCart | null
  /** The latest cart that this page has received; null if there is no cart. */
  cart: Cart | null | undefined
  /** Why the last command failed. */
  error: CartError | null
}

const storageKey = 'cairn_cart'
const listeners = new Set<() => void>()
let state: CartState | undefined
let canStore = true

export const cartState = (): CartState =>
  (state ??= { remembered: readStoredCart(), cart: undefined, error: null })

export function subscribeToCart(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const basketIdInCookie = (): string | undefined =>
  cookieOf(document.cookie, flagCookies.basketId)

/** Responses may arrive out of order, so an older version is ignored. */
export function setCart(cart: Cart) {
  const previous = cartState().remembered
  if (previous?.basketId === cart.basketId && previous.version > cart.version) return
  const remembered = rememberedCartOf(cart)
  storeCart(remembered)
  update({ remembered, cart })
}

export function setCartError(error: CartError | null) {
  update({ error })
}

export function clearCart() {
  storeCart(null)
  update({ remembered: null, cart: null, error: null })
}

/** Keeps other tabs and the reloaded page from rebuilding a cart with items that have been ordered. */
export function clearStoredCart() {
  storeCart(null)
}

/** Reads the cart that another tab has stored. Returns whether it has changed. */
export function syncFromStorage(): boolean {
  if (!canStore) return false
  const remembered = readStoredCart()
  const { cart, remembered: previous } = cartState()
  if (isSameRememberedCart(remembered, previous)) return false
  update({ remembered, cart: remembered && remembered.count > 0 ? cart : null })
  return true
}

function update(change: Partial<CartState>) {
  state = { ...cartState(), ...change }
  for (const listener of listeners) listener()
}

function readStoredCart(): RememberedCart | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null')
    return isRememberedCart(stored) ? stored : null
  } catch {
    return null
  }
}

/** Without storage, the page still shows the cart that it has received. */
function storeCart(remembered: RememberedCart | null) {
  try {
    if (remembered) localStorage.setItem(storageKey, JSON.stringify(remembered))
    else localStorage.removeItem(storageKey)
    canStore = true
  } catch {
    canStore = false
  }
}

const unknownCart: CartState = { remembered: null, cart: undefined, error: null }

/** The server renders without a cart. The browser reads it after hydration. */
export const useCart = (): CartState =>
  useSyncExternalStore(subscribeToCart, cartState, () => unknownCart)

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

/** Refreshes the cart when another tab or device may have changed it. */
export function watchCart() {
  window.addEventListener('storage', () => {
    if (syncFromStorage() && document.visibilityState === 'visible') refresh()
  })
  window.addEventListener('focus', refresh)
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) refresh()
  })
}

const refresh = () => void import('./refresh-cart.ts').then(({ refreshCart }) => refreshCart())

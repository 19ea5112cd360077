import type { Cart } from '@cairn/contract/cart-entity'
import { flagCookies } from '@cairn/contract/cookies'
import { cookieOf } from '../platform/cookies.ts'
import { type CartMemory, isCartMemory, isSameMemory, memoryOf } from './cart-memory.ts'
import type { RefusedWrite } from './refused-write.ts'

export type CartState = {
  memory: CartMemory | null
  /** The latest answer that this page has heard; null where there is nothing in the cart. */
  cart: Cart | null | undefined
  /** Why the last change did not happen. */
  refused: RefusedWrite | null
}

const key = 'cairn_cart'
const listeners = new Set<() => void>()
let state: CartState | undefined
let canRemember = true

export const cartState = (): CartState =>
  (state ??= { memory: remembered(), cart: undefined, refused: null })

export function subscribeToCart(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const basketIdInCookie = (): string | undefined =>
  cookieOf(document.cookie, flagCookies.basketId)

/** Answers may arrive out of order; an older one changes nothing. */
export function keepCart(cart: Cart) {
  const known = cartState().memory
  if (known?.basketId === cart.basketId && known.version > cart.version) return
  const memory = memoryOf(cart)
  remember(memory)
  tell({ memory, cart })
}

export function keepRefusal(refused: RefusedWrite | null) {
  tell({ refused })
}

export function forgetCart() {
  remember(null)
  tell({ memory: null, cart: null, refused: null })
}

/** What is in an order is in no bag that another tab, or this page loaded anew, could make of it. */
export function forgetForOthers() {
  remember(null)
}

/** Takes over what another tab has remembered meanwhile; answers whether that was something new. */
export function hearOtherTabs(): boolean {
  if (!canRemember) return false
  const memory = remembered()
  const { cart, memory: known } = cartState()
  if (isSameMemory(memory, known)) return false
  tell({ memory, cart: memory && memory.count > 0 ? cart : null })
  return true
}

function tell(news: Partial<CartState>) {
  state = { ...cartState(), ...news }
  for (const listener of listeners) listener()
}

function remembered(): CartMemory | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isCartMemory(kept) ? kept : null
  } catch {
    return null
  }
}

/** A browser that keeps nothing still shows what this page has heard. */
function remember(memory: CartMemory | null) {
  try {
    if (memory) localStorage.setItem(key, JSON.stringify(memory))
    else localStorage.removeItem(key)
    canRemember = true
  } catch {
    canRemember = false
  }
}

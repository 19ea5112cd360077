import type { Cart } from '@cairn/contract/cart-entity'
import type { RefusedWrite } from './refused-write.ts'

export type BagLine = { itemId: string; sku: string; qty: number; recipeId: string | null }

/** What the browser remembers of the cart between pages, and when the shop cannot be reached. */
export type Bag = { basketId: string; count: number; lines: BagLine[] }

export type BagState = {
  bag?: Bag
  /** The latest answer that this page has heard. */
  cart?: Cart
  /** Why the last change did not happen. */
  refused?: RefusedWrite
}

const key = 'cairn_bag'
const listeners = new Set<() => void>()
let state: BagState | undefined

export function bagState(): BagState {
  state ??= remembered()
  return state
}

export function subscribeToBag(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', hearOtherTabs)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', hearOtherTabs)
  }
}

/** Answers may arrive out of order; an older one changes nothing. */
export function keepCart(cart: Cart) {
  const known = bagState().cart
  if (known?.basketId === cart.basketId && known.version > cart.version) return
  const bag: Bag = {
    basketId: cart.basketId,
    count: cart.totalItems,
    lines: cart.items.map(({ itemId, sku, qty, recipeId }) => ({ itemId, sku, qty, recipeId })),
  }
  write(bag)
  tell({ bag, cart })
}

export function keepRefusal(refused: RefusedWrite) {
  tell({ ...bagState(), refused })
}

export function forgetBag() {
  write(undefined)
  tell({})
}

function tell(next: BagState) {
  state = next
  for (const listener of listeners) listener()
}

function hearOtherTabs(event: StorageEvent) {
  if (event.key === key) tell({ ...bagState(), ...remembered() })
}

function remembered(): BagState {
  try {
    const bag: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isBag(bag) ? { bag } : {}
  } catch {
    return {}
  }
}

function write(bag: Bag | undefined) {
  try {
    if (bag) localStorage.setItem(key, JSON.stringify(bag))
    else localStorage.removeItem(key)
  } catch {
    // A browser that keeps nothing still shows what this page has heard.
  }
}

function isBag(bag: unknown): bag is Bag {
  return (
    typeof bag === 'object' &&
    bag !== null &&
    'basketId' in bag &&
    typeof bag.basketId === 'string' &&
    'count' in bag &&
    typeof bag.count === 'number' &&
    'lines' in bag &&
    Array.isArray(bag.lines)
  )
}

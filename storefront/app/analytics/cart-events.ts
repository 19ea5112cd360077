import type { Cart } from '@cairn/contract/cart/cart'
import { basketIdInCookie, cartState, subscribeToCart } from '../cart/state/cart-store.ts'
import type { RememberedCart } from '../cart/state/remembered-cart.ts'
import { isSignedIn } from '../person/person-store.ts'
import { track, type TrackedEvent, type TrackedItem } from '../platform/tracked-events.ts'
import { inCents, itemOfLine, itemsOfLines } from './items.ts'

/** The state before a change. */
export type KnownCart = {
  remembered: RememberedCart | null
  cart: Cart | null | undefined
  /** Whether the browser had a cart on the server. */
  exists: boolean
  isSignedIn: boolean
}

/** Only another person's cart, or one that the browser did not know, changes without an action of the shopper. */
const isSameCart = (before: KnownCart, after: KnownCart): boolean =>
  before.isSignedIn === after.isSignedIn &&
  (before.remembered ? before.remembered.basketId === after.remembered?.basketId : !before.exists)

type Line = Cart['items'][number]

/** The events of a change: what was added and removed, without free gifts, and what the cart contains now. */
export function cartEvents(before: KnownCart, after: KnownCart): TrackedEvent[] {
  const { cart } = after
  // Another tab only tells its lines. The cart follows, and then they are known.
  if (!cart || cart === before.cart) return []
  const quantities = quantitiesIn(before.remembered)
  const lines = linesBySku(cart)
  const linesBefore = linesBySku(before.cart)
  const skus = new Set([...quantities.keys(), ...lines.keys()])
  const changes = Array.from(skus, (sku) => ({
    sku,
    pieces: (lines.get(sku)?.qty ?? 0) - (quantities.get(sku) ?? 0),
  })).filter(({ pieces }) => pieces !== 0)
  if (changes.length === 0) return []
  const itemsOf = (sign: 1 | -1) =>
    changes
      .filter(({ pieces }) => pieces * sign > 0)
      .map(({ sku, pieces }) => {
        const line = lines.get(sku)?.line ?? linesBefore.get(sku)?.line
        const name = before.remembered?.lines.find(({ item }) => item.sku === sku)?.name
        return line ? itemOfLine(line, pieces * sign) : unknownItem(sku, pieces * sign, name)
      })
  const changed: TrackedEvent = {
    event: 'cart_changed',
    ...itemsOfLines(cart.currency, cart.items),
  }
  if (!isSameCart(before, after)) return [changed]
  return [
    ...eventOf('add_to_cart', cart.currency, itemsOf(1)),
    ...eventOf('remove_from_cart', cart.currency, itemsOf(-1)),
    changed,
  ]
}

const eventOf = (
  event: 'add_to_cart' | 'remove_from_cart',
  currency: string,
  items: TrackedItem[],
): TrackedEvent[] => {
  const value = items.reduce((sum, { price = 0, quantity = 0 }) => sum + price * quantity, 0)
  return items.length > 0 ? [{ event, currency, value: inCents(value), items }] : []
}

/** Of a line that an earlier page has put into the cart. */
const unknownItem = (sku: string, quantity: number, name = sku): TrackedItem => ({
  item_id: sku.split('-')[0] ?? sku,
  item_name: name,
  item_variant: sku,
  quantity,
})

function quantitiesIn(remembered: RememberedCart | null): Map<string, number> {
  const quantities = new Map<string, number>()
  for (const { item } of remembered?.lines ?? [])
    quantities.set(item.sku, (quantities.get(item.sku) ?? 0) + (item.qty ?? 1))
  return quantities
}

/** Several lines may have the same sku, for example to different addresses. */
function linesBySku(cart: Cart | null | undefined): Map<string, { line: Line; qty: number }> {
  const lines = new Map<string, { line: Line; qty: number }>()
  for (const line of cart?.items.filter(({ bonus }) => !bonus) ?? [])
    lines.set(line.sku, { line, qty: line.qty + (lines.get(line.sku)?.qty ?? 0) })
  return lines
}

const currentCart = (): KnownCart => ({
  ...cartState(),
  exists: basketIdInCookie() !== undefined,
  isSignedIn: isSignedIn(),
})

/** Tracks the changes of the cart from now on, whatever makes them. */
export function watchCart() {
  let known = currentCart()
  subscribeToCart(() => {
    const before = known
    known = currentCart()
    for (const event of cartEvents(before, known)) track(event)
  })
}

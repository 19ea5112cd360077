import type { RequestOf } from '@cairn/contract/call'
import type { addItem } from '@cairn/contract/cart'
import type { Cart, CartItem } from '@cairn/contract/cart-entity'
import type { CartWrite } from './cart-write.ts'

type ItemToAdd = Omit<RequestOf<typeof addItem>['body'], 'basketId'>

/** A line, and what to ask for to have the same again. */
export type RememberedLine = { itemId: string; item: ItemToAdd }

/** What the browser remembers of the cart between pages, and when the shop cannot be reached. */
export type CartMemory = {
  basketId: string
  version: number
  count: number
  lines: readonly RememberedLine[]
}

export const memoryOf = (cart: Cart): CartMemory => ({
  basketId: cart.basketId,
  version: cart.version,
  count: cart.totalItems,
  // A free gift comes by itself, and cannot be asked for.
  lines: cart.items
    .filter(({ bonus }) => !bonus)
    .map((item) => ({ itemId: item.itemId, item: itemToAdd(item, cart) })),
})

function itemToAdd(item: CartItem, { shipments }: Cart): ItemToAdd {
  const { sku, qty, recipeId, giftOption, shipmentId } = item
  const shipment = shipments.find((each) => each.shipmentId === shipmentId)
  return {
    sku,
    qty,
    ...(recipeId !== null && { recipeId }),
    ...(giftOption && { giftOption }),
    ...(shipment && { shippingMethod: shipment.shippingMethod }),
    ...(shipment?.storeId && { storeId: shipment.storeId }),
  }
}

type Lines = readonly RememberedLine[]

/** The same change in a cart made anew, where the same things have other ids. */
export function inNewLines(write: CartWrite, { before, now }: { before: Lines; now: Lines }) {
  if (!('itemId' in write) || write.intent === 'restore') return write
  if (lineOf(now, write.itemId)) return write
  const meant = lineOf(before, write.itemId)
  const same = meant && now.find(({ item }) => likeness(item) === likeness(meant.item))
  return same ? { ...write, itemId: same.itemId } : write
}

const lineOf = (lines: Lines, itemId: string) => lines.find((line) => line.itemId === itemId)

const likeness = (item: ItemToAdd) => JSON.stringify({ ...item, qty: 0 })

export const isSameMemory = (one: CartMemory | null, other: CartMemory | null): boolean =>
  one?.basketId === other?.basketId && one?.version === other?.version

export const isCartMemory = (kept: unknown): kept is CartMemory =>
  typeof kept === 'object' &&
  kept !== null &&
  'basketId' in kept &&
  typeof kept.basketId === 'string' &&
  'version' in kept &&
  typeof kept.version === 'number' &&
  'count' in kept &&
  typeof kept.count === 'number' &&
  'lines' in kept &&
  Array.isArray(kept.lines)

import type { Cart, CartItem } from '@cairn/contract/cart/cart'
import type { addItem } from '@cairn/contract/cart/cart-calls'
import type { RequestOf } from '@cairn/contract/wire/call'
import type { CartCommand } from '../commands/cart-command.ts'

type ItemToAdd = Omit<RequestOf<typeof addItem>['body'], 'basketId'>

/** A line, with the fields that add the same item again. */
export type RememberedLine = { itemId: string; item: ItemToAdd }

/** The part of the cart that the browser stores, for the next page and for times when the server is unavailable. */
export type RememberedCart = {
  basketId: string
  version: number
  count: number
  lines: readonly RememberedLine[]
}

export const rememberedCartOf = (cart: Cart): RememberedCart => ({
  basketId: cart.basketId,
  version: cart.version,
  count: cart.totalItems,
  // Promotions add free gifts; shoppers cannot.
  lines: cart.items
    .filter(({ bonus }) => !bonus)
    .map((item) => ({ itemId: item.itemId, item: itemToAdd(item, cart) })),
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

type RememberedLines = readonly RememberedLine[]

/** A rebuilt cart has the same items under other ids. */
export function withCurrentItemId(
  command: CartCommand,
  { before, after }: { before: RememberedLines; after: RememberedLines },
) {
  if (!('itemId' in command) || command.intent === 'restore') return command
  if (lineOf(after, command.itemId)) return command
  const previous = lineOf(before, command.itemId)
  const match = previous && after.find(({ item }) => keyOf(item) === keyOf(previous.item))
  return match ? { ...command, itemId: match.itemId } : command
}

const lineOf = (lines: RememberedLines, itemId: string) =>
  lines.find((line) => line.itemId === itemId)

const keyOf = (item: ItemToAdd) => JSON.stringify({ ...item, qty: 0 })

export const isSameRememberedCart = (
  one: RememberedCart | null,
  other: RememberedCart | null,
): boolean => one?.basketId === other?.basketId && one?.version === other?.version

export const isRememberedCart = (stored: unknown): stored is RememberedCart =>
  typeof stored === 'object' &&
  stored !== null &&
  'basketId' in stored &&
  typeof stored.basketId === 'string' &&
  'version' in stored &&
  typeof stored.version === 'number' &&
  'count' in stored &&
  typeof stored.count === 'number' &&
  'lines' in stored &&
  Array.isArray(stored.lines)

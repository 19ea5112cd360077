import type { addItem } from '@cairn/contract/cart/cart-calls'
import type { RequestOf } from '@cairn/contract/wire/call'

export type ItemToAdd = Omit<RequestOf<typeof addItem>['body'], 'basketId'>

/** A line, with the fields that add the same item again. */
export type RememberedLine = {
  itemId: string
  item: ItemToAdd
  /** Carts stored by earlier versions lack it. */
  name?: string
}

/** The part of the cart that the browser stores, for the next page and for times when the server is unavailable. */
export type RememberedCart = {
  basketId: string
  version: number
  count: number
  lines: readonly RememberedLine[]
  /** The promotion code on the cart. Carts stored by earlier versions lack it. */
  code?: string | null
  /** Whether the cart has an address, which the browser does not store. */
  hasAddress?: boolean
  /** The list of saved items. Carts stored by earlier versions lack it. */
  saveForLaterId?: string | null
}

/** What a rebuilt cart lacks. */
export type LostParts = { code: string | null; hasLostAddress: boolean }

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

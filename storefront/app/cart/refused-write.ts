import type { CallRefusal } from '@cairn/contract/client'
import { isLost } from './cart-view.ts'
import type { CartWrite } from './cart-write.ts'

/** A change that did not happen, and where its message belongs. */
export type RefusedWrite = {
  errorId: string
  /** As the server words it, in the page's language; empty when nothing was heard from it. */
  message: string
  isExpired: boolean
  /** The line beside which it is told; none: the top of the page. */
  itemId?: string
}

/** ITEM_NOT_AVAILABLE, INVALID_PRICE, NO_PRICE, and what is short of stock, are told beside their line. */
const besideTheLine = new Set([
  'ORD404',
  'PRC400',
  'INV700',
  'INV701',
  'INV702',
  'INV405',
  'INV408',
])

export function refusedWrite({ errorId, message, ...refusal }: CallRefusal, write: CartWrite) {
  const refused: RefusedWrite = {
    errorId,
    message,
    isExpired: isLost({ errorId, message, ...refusal }),
  }
  const isLine = write.intent !== 'add' && besideTheLine.has(errorId)
  return isLine ? { ...refused, itemId: write.itemId } : refused
}

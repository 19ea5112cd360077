import type { CallRefusal } from '@cairn/contract/client'
import type { Translate } from '../platform/messages.tsx'
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
  /** What the change was asked for from tells it itself. */
  toldBy?: 'coupon' | 'saved' | 'dialog'
}

type Worded = Pick<CallRefusal, 'errorId' | 'message'>

/** ITEM_NOT_AVAILABLE, INVALID_PRICE, NO_PRICE, and what is short of stock, are told beside their line. */
const aboutItems = new Set(['ORD404', 'PRC400', 'INV700', 'INV701', 'INV702', 'INV405', 'INV408'])

export const isAboutItem = ({ errorId }: Pick<CallRefusal, 'errorId'>): boolean =>
  aboutItems.has(errorId)

export function refusedWrite(refusal: CallRefusal, write: CartWrite): RefusedWrite {
  if (isLost(refusal)) return expiredCart(refusal)
  const isLine = 'itemId' in write && write.itemId !== undefined && isAboutItem(refusal)
  const toldBy = tellerOf(write, isLine)
  return {
    ...refusedAtTop(refusal),
    ...(isLine && { itemId: write.itemId }),
    ...(toldBy && { toldBy }),
  }
}

function tellerOf({ intent }: CartWrite, isLine: boolean): RefusedWrite['toldBy'] {
  if (intent === 'coupon') return 'coupon'
  if (intent === 'deliver' || intent === 'gift') return 'dialog'
  return isLine && intent === 'restore' ? 'saved' : undefined
}

export const refusedAtTop = ({ errorId, message }: Worded): RefusedWrite => ({
  errorId,
  message,
  isExpired: false,
})

export const expiredCart = (refusal: Worded): RefusedWrite => ({
  ...refusedAtTop(refusal),
  isExpired: true,
})

export const refusalText = ({ isExpired, message }: RefusedWrite, t: Translate): string =>
  isExpired ? t('cartExpired') : message || t('problem')

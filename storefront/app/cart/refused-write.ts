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
  /** What the change was asked for from tells it itself; a toast, wherever somebody is. */
  toldBy?: 'coupon' | 'saved' | 'dialog' | 'toast'
  isRemoval?: boolean
}

type Worded = Pick<CallRefusal, 'errorId' | 'message'>

/** ITEM_NOT_AVAILABLE, INVALID_PRICE, NO_PRICE, GWP_PRODUCT, and what is short of stock, are told beside their line. */
const aboutItems = /^(ORD404|PRC400|GWP403|INV(405|408|70[012]))$/

export const isAboutItem = ({ errorId }: Pick<CallRefusal, 'errorId'>): boolean =>
  aboutItems.test(errorId)

export function refusedWrite(refusal: CallRefusal, write: CartWrite): RefusedWrite {
  if (isLost(refusal)) return expiredCart(refusal)
  const isLine = 'itemId' in write && write.itemId !== undefined && isAboutItem(refusal)
  const toldBy = tellerOf(write, { ...refusal, isLine })
  return {
    ...refusedAtTop(refusal),
    ...(isLine && { itemId: write.itemId }),
    ...(write.intent === 'remove' && { isRemoval: true }),
    ...(toldBy && { toldBy }),
  }
}

type From = Pick<CallRefusal, 'errorId'> & { isLine: boolean }

function tellerOf({ intent }: CartWrite, { errorId, isLine }: From): RefusedWrite['toldBy'] {
  if (intent === 'add' && errorId === 'GWP403') return 'toast'
  if (intent === 'coupon') return 'coupon'
  if (intent === 'deliver' || intent === 'gift') return 'dialog'
  return isLine && intent === 'restore' ? 'saved' : undefined
}

/** The shop has put something else right meanwhile, and names what. */
export const changedByItself = ({ body }: Pick<CallRefusal, 'body'>): boolean =>
  body.errorDetails[0]?.details?.['flash'] !== undefined

export const refusedAtTop = ({ errorId, message }: Worded): RefusedWrite => ({
  errorId,
  message,
  isExpired: false,
})

export const expiredCart = (refusal: Worded): RefusedWrite => ({
  ...refusedAtTop(refusal),
  isExpired: true,
})

export function refusalText({ isExpired, isRemoval, message }: RefusedWrite, t: Translate): string {
  if (isExpired) return t('cartExpired')
  return isRemoval ? t('cannotRemove') : message || t('problem')
}

/** Beside what was pressed; nothing where it is told already. */
export const toldBeside = (refused: RefusedWrite | null | undefined): RefusedWrite | undefined =>
  refused && refused.toldBy !== 'toast' ? refused : undefined

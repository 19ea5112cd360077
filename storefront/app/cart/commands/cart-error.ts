import type { CallRefusal } from '@cairn/contract/wire/client'
import type { Translate } from '../../platform/text/messages.tsx'
import { isCartLost } from '../state/cart-view.ts'
import type { CartCommand } from './cart-command.ts'
import { isCodeEntry } from '../promotions/promotion-command.ts'

/** A failed command, and where its message is shown. */
export type CartError = {
  errorId: string
  /** The server's message in the page's language; empty without a response. */
  message: string
  isExpired: boolean
  /** The line that shows the message; without one, the top of the page does. */
  itemId?: string
  /** The component that shows the message instead. A toast is shown on any page. */
  shownAt?: 'codeField' | 'saved' | 'dialog' | 'toast'
  isRemoval?: boolean
}

type ErrorText = Pick<CallRefusal, 'errorId' | 'message'>

/** ITEM_NOT_AVAILABLE, INVALID_PRICE, NO_PRICE, GWP_PRODUCT and stock errors are shown beside their line. */
const itemErrorIds = /^(ORD404|PRC400|GWP403|INV(405|408|70[012]))$/

export const isItemError = ({ errorId }: Pick<CallRefusal, 'errorId'>): boolean =>
  itemErrorIds.test(errorId)

export function cartErrorOf(refusal: CallRefusal, command: CartCommand): CartError {
  if (isCartLost(refusal)) return expiredCartError(refusal)
  const isItem = 'itemId' in command && command.itemId !== undefined && isItemError(refusal)
  const shownAt = shownAtOf(command, { ...refusal, isItem })
  return {
    ...pageError(refusal),
    ...(isItem && { itemId: command.itemId }),
    ...(command.intent === 'remove' && { isRemoval: true }),
    ...(shownAt && { shownAt }),
  }
}

type ErrorSource = Pick<CallRefusal, 'errorId'> & { isItem: boolean }

function shownAtOf(command: CartCommand, { errorId, isItem }: ErrorSource): CartError['shownAt'] {
  const { intent } = command
  if (intent === 'add' && errorId === 'GWP403') return 'toast'
  if (isCodeEntry(command)) return 'codeField'
  if (intent === 'deliver' || intent === 'gift') return 'dialog'
  return isItem && intent === 'restore' ? 'saved' : undefined
}

/** Whether the server has changed something else in the cart. */
export const hasOtherCartChanges = ({ body }: Pick<CallRefusal, 'body'>): boolean =>
  body.errorDetails[0]?.details?.['flash'] !== undefined

export const pageError = ({ errorId, message }: ErrorText): CartError => ({
  errorId,
  message,
  isExpired: false,
})

export const expiredCartError = (refusal: ErrorText): CartError => ({
  ...pageError(refusal),
  isExpired: true,
})

export function cartErrorText({ isExpired, isRemoval, message }: CartError, t: Translate): string {
  if (isExpired) return t('cartExpired')
  return isRemoval ? t('cannotRemove') : message || t('problem')
}

/** The error to show beside the button; undefined if a toast shows it. */
export const inlineError = (error: CartError | null | undefined): CartError | undefined =>
  error && error.shownAt !== 'toast' ? error : undefined

import type { CallRefusal } from '@cairn/contract/wire/client'
import type { HandledRefusal } from '../../platform/calls/commerce.ts'
import { isCodeEntry } from '../promotions/promotion-command.ts'
import type { CartCommand } from './cart-command.ts'
import { type CartError, expiredCartError } from './cart-error.ts'
import { isCartLost, isItemError } from './cart-refusal-handling.ts'

export function cartErrorOf(refusal: HandledRefusal, command: CartCommand): CartError {
  if (isCartLost(refusal)) return expiredCartError
  const isItem = 'itemId' in command && command.itemId !== undefined && isItemError(refusal)
  const shownAt = shownAtOf(command, { ...refusal, isItem })
  return {
    ...pageError(refusal),
    ...(isItem && { itemId: command.itemId }),
    ...(command.intent === 'remove' && { isRemoval: true }),
    ...(shownAt && { shownAt }),
  }
}

type ErrorSource = Pick<CallRefusal, 'name'> & { isItem: boolean }

function shownAtOf(command: CartCommand, { name, isItem }: ErrorSource): CartError['shownAt'] {
  const { intent } = command
  // The session, which starts anew, shows this message in the same toast.
  if (name === 'invalidCustomer') return 'toast'
  if (intent === 'add' && name === 'giftNotSoldAlone') return 'toast'
  if (isCodeEntry(command)) return 'codeField'
  if (intent === 'deliver' || intent === 'gift') return 'dialog'
  return isItem && intent === 'restore' ? 'saved' : undefined
}

/** Whether the server has changed something else in the cart. */
export const hasOtherCartChanges = ({ body }: Pick<CallRefusal, 'body'>): boolean =>
  body.errorDetails[0]?.details?.['flash'] !== undefined

export const pageError = ({ name, message }: Pick<CallRefusal, 'name' | 'message'>): CartError => ({
  name,
  message,
  isExpired: false,
})

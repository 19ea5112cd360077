import type { CallRefusal } from '@cairn/contract/wire/client'
import type { Translate } from '../../platform/text/messages.tsx'

/** A failed command, and where its message is shown. */
export type CartError = {
  name: CallRefusal['name']
  /** The server's message in the page's language; empty without a response. If it is expired, the missing items. */
  message: string
  isExpired: boolean
  /** The line that shows the message; without one, the top of the page does. */
  itemId?: string
  /** The component that shows the message instead. A toast is shown on any page. */
  shownAt?: 'codeField' | 'saved' | 'dialog' | 'toast'
  isRemoval?: boolean
}

/** The server has lost the cart, and not all of its lines could be added to a new one. */
export const expiredCartError: CartError = { name: 'cartNotFound', message: '', isExpired: true }

export function cartErrorText({ isExpired, isRemoval, message }: CartError, t: Translate): string {
  if (isExpired) return message ? t('cartExpiredWithout', { items: message }) : t('cartExpired')
  return isRemoval ? t('cannotRemove') : message || t('problem')
}

/** The error to show beside the button; undefined if a toast shows it. */
export const inlineError = (error: CartError | null | undefined): CartError | undefined =>
  error && error.shownAt !== 'toast' ? error : undefined

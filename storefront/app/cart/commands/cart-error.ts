import type { CallRefusal } from '@cairn/contract/wire/client'
import type { SomeOf } from '../../platform/calls/refusal-handlers.ts'
import type { Translate } from '../../platform/text/messages.tsx'
import { isCodeEntry } from '../promotions/promotion-command.ts'
import { isCartLost } from '../state/cart-view.ts'
import type { CartCommand } from './cart-command.ts'
import type { ItemCallRefusalName } from './send-cart-command.ts'

/** A failed command, and where its message is shown. */
export type CartError = {
  name: CallRefusal['name']
  /** The server's message in the page's language; empty without a response. */
  message: string
  isExpired: boolean
  /** The line that shows the message; without one, the top of the page does. */
  itemId?: string
  /** The component that shows the message instead. A toast is shown on any page. */
  shownAt?: 'codeField' | 'saved' | 'dialog' | 'toast'
  isRemoval?: boolean
}

type ErrorText = Pick<CallRefusal, 'name' | 'message'>

/**
 * Refusals that do not concern a line. Their messages are shown at the top or where the command was given;
 * those of promotion codes always in the field of the code.
 */
type OtherRefusalName = SomeOf<
  ItemCallRefusalName,
  | 'cartNotFound'
  | 'giftOptionItemGone'
  | 'giftOptionNotPossible'
  | 'itemsWithdrawn'
  | 'shippingMethodUnavailable'
  | 'totalsNotCalculated'
>

/** Refusals that are shown beside their line. The calls do not declare `priceInvalid`, the specification does. */
const itemRefusals: Record<Exclude<ItemCallRefusalName, OtherRefusalName> | 'priceInvalid', 1> = {
  itemNotAvailable: 1,
  priceInvalid: 1,
  giftNotSoldAlone: 1,
  variantWithdrawn: 1,
  maximumQuantityAdded: 1,
  outOfStock: 1,
  noInventory: 1,
  noPrice: 1,
}

export const isItemError = ({ name }: Pick<CallRefusal, 'name'>): boolean => name in itemRefusals

export function cartErrorOf(refusal: CallRefusal, command: CartCommand): CartError {
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
  if (intent === 'add' && name === 'giftNotSoldAlone') return 'toast'
  if (isCodeEntry(command)) return 'codeField'
  if (intent === 'deliver' || intent === 'gift') return 'dialog'
  return isItem && intent === 'restore' ? 'saved' : undefined
}

/** Whether the server has changed something else in the cart. */
export const hasOtherCartChanges = ({ body }: Pick<CallRefusal, 'body'>): boolean =>
  body.errorDetails[0]?.details?.['flash'] !== undefined

export const pageError = ({ name, message }: ErrorText): CartError => ({
  name,
  message,
  isExpired: false,
})

/** The server has lost the cart, and not all of its lines could be added to a new one. */
export const expiredCartError: CartError = { name: 'cartNotFound', message: '', isExpired: true }

export function cartErrorText({ isExpired, isRemoval, message }: CartError, t: Translate): string {
  if (isExpired) return t('cartExpired')
  return isRemoval ? t('cannotRemove') : message || t('problem')
}

/** The error to show beside the button; undefined if a toast shows it. */
export const inlineError = (error: CartError | null | undefined): CartError | undefined =>
  error && error.shownAt !== 'toast' ? error : undefined

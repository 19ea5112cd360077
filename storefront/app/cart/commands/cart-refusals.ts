import type { CallRefusal } from '@cairn/contract/wire/client'
import type { SomeOf } from '../../platform/calls/refusal-handlers.ts'
import { isCodeEntry } from '../promotions/promotion-command.ts'
import { isCartLost } from '../state/cart-view.ts'
import type { CartCommand } from './cart-command.ts'
import { type CartError, expiredCartError } from './cart-error.ts'
import type { ItemCallRefusalName } from './send-cart-command.ts'

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

export const pageError = ({ name, message }: Pick<CallRefusal, 'name' | 'message'>): CartError => ({
  name,
  message,
  isExpired: false,
})

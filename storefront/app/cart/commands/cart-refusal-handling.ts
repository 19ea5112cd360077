import type { calls } from '@cairn/contract/calls'
import type { RefusalNameOf, SharedRefusalName } from '@cairn/contract/wire/client'
import type { HandledRefusal } from '../../platform/calls/commerce.ts'
import { goOn, showMessage } from '../../platform/calls/handling.ts'
import type { PromotionRefusalName } from '../promotions/promotion-command.ts'

type CartCall = (typeof calls)[
  | 'addItem'
  | 'changeItem'
  | 'createCart'
  | 'createCartWithItem'
  | 'moveSavedItems'
  | 'removeItem'
  | 'saveItemForLater'
  | 'setShippingMethod']

/** The refusals that the calls of cart commands declare, except those that change promotions. */
type ItemCallRefusalName = RefusalNameOf<CartCall>

/** The message is shown beside the line that the command names. */
const showAtLine = 'showAtLine' as const

/** The server has lost the cart, so the browser creates a new one. */
const renewCart = 'renewCart' as const

type CartHandling = typeof showMessage | typeof showAtLine | typeof renewCart

/** A refusal of a call that changes the cart. */
export type CartRefusal = HandledRefusal<
  ItemCallRefusalName | PromotionRefusalName | SharedRefusalName,
  CartHandling
>

export const cartHandlers = {
  cartNotFound: renewCart,
  totalsNotCalculated: showMessage,
} as const

/** The page works without the cart. */
export const optionalCartHandlers = { cartNotFound: goOn, totalsNotCalculated: goOn } as const

/** The calls do not declare `priceInvalid`, the specification does. */
export const itemHandlers: Record<ItemCallRefusalName | 'priceInvalid', CartHandling> = {
  ...cartHandlers,
  itemNotAvailable: showAtLine,
  priceInvalid: showAtLine,
  giftNotSoldAlone: showAtLine,
  variantWithdrawn: showAtLine,
  itemsWithdrawn: showAtLine,
  maximumQuantityAdded: showAtLine,
  outOfStock: showAtLine,
  noInventory: showAtLine,
  noPrice: showAtLine,
  giftOptionItemGone: showMessage,
  giftOptionNotPossible: showMessage,
  shippingMethodUnavailable: showMessage,
}

export const isItemError = ({ handling }: HandledRefusal): boolean => handling === showAtLine

export const isCartLost = ({ handling }: HandledRefusal): boolean => handling === renewCart

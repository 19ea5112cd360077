import type { Cart } from '@cairn/contract/cart/cart'
import type { placeOrder } from '@cairn/contract/checkout/checkout-calls'
import type { RefusalNameOf, SharedRefusalName } from '@cairn/contract/wire/client'
import type { HandledRefusal } from '../../platform/calls/commerce.ts'
import type { Step } from '../steps/steps.ts'

type OrderHandling = {
  step: Step
  shownAs: 'top' | 'toast'
  /** The order has failed, and its items are in a new cart. */
  isOver: boolean
}

const atTop = (step: Step, isOver = false): OrderHandling => ({ step, shownAs: 'top', isOver })

const inToast: OrderHandling = { step: 'summary', shownAs: 'toast', isOver: false }

/** The step on which the shopper can correct the cause of each refusal. */
export const orderHandlers = {
  paymentFailed: atTop('billing', true),
  paymentSuspicious: atTop('billing', true),
  cardExpiryInvalid: atTop('billing'),
  paymentNotEnough: atTop('billing'),
  instrumentNotFound: atTop('billing'),
  paymentAddressNotFound: atTop('billing'),
  addressFieldsMissing: atTop('billing'),
  billingAddressMissing: atTop('billing'),
  billingPhoneMissing: atTop('billing'),
  giftCardSpent: atTop('billing'),
  giftCardVoided: atTop('billing'),
  giftCardExpired: atTop('billing'),
  giftCardServiceUnavailable: atTop('billing'),
  rewardBalanceTooLow: atTop('billing'),
  cannotShipThere: atTop('shipping'),
  shippingMethodUnavailable: atTop('shipping'),
  shippingPhoneMissing: atTop('shipping'),
  poBoxUnavailable: atTop('shipping'),
  addressInvalid: atTop('shipping'),
  shippingAddressInvalid: atTop('shipping'),
  shipToPickupChanged: atTop('shipping'),
  pickupToShipChanged: atTop('shipping'),
  pickupToStoreChanged: atTop('shipping'),
  itemNoLongerAvailable: atTop('summary'),
  itemsOutOfStock: atTop('summary'),
  itemsWithdrawn: atTop('summary'),
  someWithoutInventory: atTop('summary'),
  outOfStock: atTop('summary'),
  noInventory: atTop('summary'),
  noPrice: atTop('summary'),
  priceInvalid: atTop('summary'),
  giftOptionItemGone: atTop('summary'),
  taxNotCalculated: atTop('summary'),
  taxUpdated: atTop('summary'),
  captchaFailed: inToast,
  cartNotFound: inToast,
  couponExpired: atTop('summary'),
  couponFailed: atTop('summary'),
  couponLimitReached: atTop('summary'),
  couponNotYetValid: atTop('summary'),
  couponRedeemed: atTop('summary'),
  employeeStoreNotFound: inToast,
  idempotencyKeyInFlight: inToast,
  idempotencyKeyReused: inToast,
  itemNotAvailable: inToast,
  notLoyaltyMember: inToast,
  orderEmailWrong: inToast,
  rewardsSignedOut: inToast,
  totalsNotCalculated: inToast,
} satisfies Record<RefusalNameOf<typeof placeOrder>, OrderHandling>

export type OrderRefusal = HandledRefusal<
  RefusalNameOf<typeof placeOrder> | SharedRefusalName,
  OrderHandling | string
>

/** Problems with the provider's windows. No call was refused, or the reason does not matter. */
const windowProblems = {
  challengeFailed: atTop('billing', true),
  payLaterRefused: atTop('billing', true),
}

/** Why no order was placed. */
export type OrderProblem = OrderRefusal | { name: keyof typeof windowProblems }

/** Refusals that every call can have are shown in a toast that stays until it is closed. */
export function handlingOf(problem: OrderProblem): OrderHandling {
  if (!('handling' in problem)) return windowProblems[problem.name]
  return typeof problem.handling === 'string' ? inToast : problem.handling
}

/** Whether an order would have no items. Gifts alone are none. */
export function isNothingAvailable({ items }: Pick<Cart, 'items'>): boolean {
  const boughtItems = items.filter(({ bonus }) => !bonus)
  return boughtItems.length > 0 && boughtItems.every(({ available }) => !available)
}

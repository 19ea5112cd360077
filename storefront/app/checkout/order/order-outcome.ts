import type { placeOrder } from '@cairn/contract/checkout/checkout-calls'
import type { RefusalNameOf } from '@cairn/contract/wire/client'
import { useNavigate } from 'react-router'
import { refreshCart } from '../../cart/state/refresh-cart.ts'
import { setCart } from '../../cart/state/set-cart.ts'
import { browserCommerce } from '../../platform/calls/browser-commerce.ts'
import { hasHandler } from '../../platform/calls/refusal-handlers.ts'
import { useLocale } from '../../platform/page/use-shop.ts'
import type { Step } from '../steps/steps.ts'
import { storeLastOrder } from './last-order.ts'
import { forgetOrderKey, type Order, type PlaceOrderRefusal } from './send-order.ts'

type RefusalHandling = {
  step: Step
  shownAs: 'top' | 'toast'
  /** The order has failed, and its items are in a new cart. */
  isOver: boolean
}

const atTop = (step: Step, isOver = false): RefusalHandling => ({ step, shownAs: 'top', isOver })

const inToast: RefusalHandling = { step: 'summary', shownAs: 'toast', isOver: false }

/** Problems with the provider's windows. No call was refused, or the reason does not matter. */
type WindowProblem = 'challengeFailed' | 'payLaterRefused'

/** Why no order was placed. */
export type OrderProblem = PlaceOrderRefusal | { name: WindowProblem }

/** The step on which the shopper can correct the cause of each problem. */
const handlingByProblem: Record<RefusalNameOf<typeof placeOrder> | WindowProblem, RefusalHandling> =
  {
    challengeFailed: atTop('billing', true),
    payLaterRefused: atTop('billing', true),
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
    couponExpired: inToast,
    couponFailed: inToast,
    couponLimitReached: inToast,
    couponNotYetValid: inToast,
    couponRedeemed: inToast,
    employeeStoreNotFound: inToast,
    idempotencyKeyInFlight: inToast,
    idempotencyKeyReused: inToast,
    itemNotAvailable: inToast,
    notLoyaltyMember: inToast,
    orderEmailWrong: inToast,
    rewardsSignedOut: inToast,
    totalsNotCalculated: inToast,
  }

/** Refusals that every call can have are shown in a toast that stays until it is closed. */
export const handlingOf = ({ name }: OrderProblem): RefusalHandling =>
  hasHandler(handlingByProblem, name) ? handlingByProblem[name] : inToast

/** Stores the order, creates a new cart and opens the confirmation. */
export function useFinishOrder() {
  const navigate = useNavigate()
  const locale = useLocale()
  return async (order: Order) => {
    storeLastOrder(order)
    forgetOrderKey()
    await openNewCart()
    await navigate(`/${locale}/order-confirmation?order=${order.orderNumber}`)
  }
}

/** After a refusal: reads the cart again, or creates a new one if the old cart belongs to a failed order. */
export async function recoverFromRefusal(isOver: boolean) {
  if (!isOver) return refreshCart()
  forgetOrderKey()
  await openNewCart()
}

async function openNewCart() {
  const created = await browserCommerce().createCart({ body: {} })
  if (created.ok) setCart(created.value)
}

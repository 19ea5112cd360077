import type { Cart, FlashMessage } from '@cairn/contract/cart/cart'
import { isDeliveryIncomplete } from '../../purchase/delivery.ts'
import { isStockShort } from '../../purchase/stock-short.ts'
import { isBillingIncomplete } from '../payment/payment-instruments.ts'

export const steps = ['shipping', 'billing', 'summary'] as const
export type Step = (typeof steps)[number]

/** Changes to the delivery that the shopper must review. */
const changesToReview: ReadonlySet<FlashMessage['type']> = new Set([
  'PickupToSthTransition',
  'StsToSthTransition',
  'InvalidShippingAddress',
])

export const needsDeliveryReview = ({ flash }: Pick<Cart, 'flash'>): boolean =>
  flash.some(({ type }) => changesToReview.has(type))

/** The last step whose preconditions are met. */
export function furthestStep(cart: Cart, country: string): Step {
  if (isDeliveryIncomplete(cart, country)) return 'shipping'
  return isBillingIncomplete(cart) ? 'billing' : 'summary'
}

/**
 * The requested step, or an earlier one if it lacks data. With too little stock, nothing leads to the payment; the
 * summary shows the problem itself.
 */
export function stepToShow(requested: string | null, cart: Cart, country: string): Step {
  if (needsDeliveryReview(cart)) return 'shipping'
  const furthestIndex = steps.indexOf(furthestStep(cart, country))
  const requestedIndex = steps.findIndex((step) => step === requested)
  const step = steps[Math.min(Math.max(requestedIndex, 0), furthestIndex)] ?? 'shipping'
  return step === 'billing' && isStockShort(cart) ? 'shipping' : step
}

import type { Cart } from '@cairn/contract/cart-entity'
import type { FlashMessage } from '@cairn/contract/flash'
import { lacksInBilling } from './billing.ts'
import { lacksInDelivery } from './delivery.ts'

export const steps = ['shipping', 'billing', 'summary'] as const
export type Step = (typeof steps)[number]

/** What may have happened to a delivery so that somebody has to look at it again. */
const toLookAtAgain: ReadonlySet<FlashMessage['type']> = new Set([
  'PickupToSthTransition',
  'StsToSthTransition',
  'InvalidShippingAddress',
])

export const sendsBack = ({ flash }: Pick<Cart, 'flash'>): boolean =>
  flash.some(({ type }) => toLookAtAgain.has(type))

/** The last step that what is known of the order allows. */
export function furthestStep(cart: Cart, country: string): Step {
  if (lacksInDelivery(cart, country)) return 'shipping'
  return lacksInBilling(cart) ? 'billing' : 'summary'
}

/** The step to show: the one that is asked for, as long as nothing before it is missing. */
export function stepToShow(wanted: string | null, cart: Cart, country: string): Step {
  if (sendsBack(cart)) return 'shipping'
  const furthest = steps.indexOf(furthestStep(cart, country))
  const asked = steps.findIndex((step) => step === wanted)
  return steps[Math.min(Math.max(asked, 0), furthest)] ?? 'shipping'
}

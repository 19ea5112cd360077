import { z } from 'zod'
import { amount } from './money.ts'

export const promotionLevel = z.enum(['ORDER', 'PRODUCT', 'SHIPPING'])

export const calloutState = z.enum(['approaching', 'inProgress', 'earned'])
export type CalloutState = z.infer<typeof calloutState>

/** What a promotion has to say to the shopper, where the cart stands now. */
export const promotionCallout = z.object({
  promotionId: z.string(),
  promotionName: z.string(),
  level: promotionLevel,
  /** Up to three parts between pipes: approaching, in progress, earned. */
  calloutMsg: z.string().optional(),
  /** The other spelling of the same; both are read. */
  calloutMessage: z.string().optional(),
  /** An amount of money, or a number of pieces; null where there is no threshold. */
  distanceFromConditionThreshold: amount.nullable(),
  distanceUnit: z.enum(['money', 'pieces']).optional(),
  approachingDisplayLevel: promotionLevel.nullable(),
  state: calloutState.optional(),
  /** What to say to this shopper now; null says nothing. Without it, the parts tell. */
  message: z.string().nullable().optional(),
})
export type PromotionCallout = z.infer<typeof promotionCallout>

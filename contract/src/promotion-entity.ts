import { z } from 'zod'
import { amount } from './money.ts'

export const promotionLevel = z.enum(['ORDER', 'PRODUCT', 'SHIPPING'])

/** What a promotion has to say to the shopper, where the cart stands now. */
export const promotionCallout = z.object({
  promotionId: z.string(),
  promotionName: z.string(),
  level: promotionLevel,
  /** Up to three parts between pipes: approaching, in progress, earned. */
  calloutMsg: z.string().optional(),
  /** The other spelling of the same; both are read. */
  calloutMessage: z.string().optional(),
  distanceFromConditionThreshold: amount.nullable(),
  approachingDisplayLevel: promotionLevel.nullable(),
})

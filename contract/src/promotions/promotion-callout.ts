import { z } from 'zod'
import { amount } from '../fields/money.ts'

export const promotionLevel = z.enum(['ORDER', 'PRODUCT', 'SHIPPING'])

export const calloutState = z.enum(['approaching', 'inProgress', 'earned'])
export type CalloutState = z.infer<typeof calloutState>

/** The callout of a promotion for the current state of the cart. */
export const promotionCallout = z.object({
  promotionId: z.string(),
  promotionName: z.string(),
  level: promotionLevel,
  /** Up to three parts separated by pipes: approaching, in progress, earned. */
  calloutMsg: z.string().optional(),
  /** An alternative spelling of `calloutMsg`; both are supported. */
  calloutMessage: z.string().optional(),
  /** An amount or a number of pieces; null without a threshold. */
  distanceFromConditionThreshold: amount.nullable(),
  distanceUnit: z.enum(['money', 'pieces']).optional(),
  approachingDisplayLevel: promotionLevel.nullable(),
  state: calloutState.optional(),
  /** The text to show; null shows nothing. If it is missing, the parts of `calloutMsg` are used. */
  message: z.string().nullable().optional(),
})
export type PromotionCallout = z.infer<typeof promotionCallout>

import { z } from 'zod'
import { itemId, returnNumber } from './identifiers.ts'
import { amount } from './money.ts'
import { quantity } from './quantity.ts'

export const returnReasons = [
  'tooSmall',
  'tooLarge',
  'notAsShown',
  'faulty',
  'wrongItem',
  'changedMind',
] as const
export const returnReason = z.enum(returnReasons)
export type ReturnReason = z.infer<typeof returnReason>

/** What somebody has said they send back. */
export const orderReturn = z.object({
  returnNumber,
  status: z.enum(['Announced', 'Received', 'Withdrawn']),
  announcedAt: z.iso.datetime(),
  receivedAt: z.iso.datetime().nullable(),
  items: z.array(
    z.object({
      itemId,
      qty: quantity,
      /** How many of them have come. */
      receivedQty: z.int().min(0),
      reason: returnReason.nullable(),
    }),
  ),
  /** None as long as nothing has come. */
  refunded: amount.nullable(),
})
export type OrderReturn = z.infer<typeof orderReturn>

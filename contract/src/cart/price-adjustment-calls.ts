import { z } from 'zod'
import { adjustmentId, basketId, itemId } from '../fields/identifiers.ts'
import { singleLine } from '../fields/inputs.ts'
import { call } from '../wire/call.ts'
import { cart, cartRefusals } from './cart.ts'

const adjustment = z.object({
  /** Without an item, the adjustment applies to the whole order. */
  itemId: itemId.optional(),
  type: z.enum(['percent', 'amount']),
  /** In percent or in major units, with at most two decimals. */
  value: z.number().min(0.01).max(100_000).multipleOf(0.01),
  reason: singleLine(200).min(1),
})

export const addPriceAdjustment = call({
  method: 'POST',
  path: '/cart/v1/cart/{basketId}/price_adjustments',
  summary: 'Reduce the price of an item or of the order in a store, with a reason.',
  policy: 'agentCart',
  rate: 'write',
  repeat: 'counted',
  params: z.object({ basketId }),
  body: adjustment,
  answer: cart,
  refuses: [...cartRefusals, 'itemNotAvailable', 'priceInvalid'],
})

export const changePriceAdjustment = call({
  method: 'PATCH',
  path: '/cart/v1/cart/{basketId}/price_adjustments/{adjustmentId}',
  summary: 'Change a price adjustment.',
  policy: 'agentCart',
  rate: 'write',
  repeat: 'repeatable',
  params: z.object({ basketId, adjustmentId }),
  body: adjustment.omit({ itemId: true }).partial(),
  answer: cart,
  refuses: [...cartRefusals, 'callUnknown', 'priceInvalid'],
})

export const removePriceAdjustment = call({
  method: 'DELETE',
  path: '/cart/v1/cart/{basketId}/price_adjustments/{adjustmentId}',
  summary: 'Remove a price adjustment.',
  policy: 'agentCart',
  rate: 'write',
  repeat: 'repeatable',
  params: z.object({ basketId, adjustmentId }),
  answer: cart,
  refuses: [...cartRefusals, 'callUnknown'],
})

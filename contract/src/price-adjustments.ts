import { z } from 'zod'
import { call } from './call.ts'
import { cart, refusedCart } from './cart-entity.ts'
import { adjustmentId, basketId, itemId } from './identifiers.ts'
import { line } from './text.ts'

const adjustment = z.object({
  /** Without an item, the whole order. */
  itemId: itemId.optional(),
  type: z.enum(['percent', 'amount']),
  /** In percent, or in the currency's units; two decimals at most. */
  value: z.number().min(0.01).max(100_000).multipleOf(0.01),
  reason: line(200).min(1),
})

export const addPriceAdjustment = call({
  method: 'POST',
  path: '/cart/v1/cart/{basketId}/price_adjustments',
  summary: 'Lower the price of an item or of the order, at the counter and with a reason.',
  policy: 'agentCart',
  rate: 'write',
  repeat: 'counted',
  params: z.object({ basketId }),
  body: adjustment,
  answer: cart,
  refuses: [...refusedCart, 'itemNotAvailable', 'priceInvalid'],
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
  refuses: [...refusedCart, 'callUnknown', 'priceInvalid'],
})

export const removePriceAdjustment = call({
  method: 'DELETE',
  path: '/cart/v1/cart/{basketId}/price_adjustments/{adjustmentId}',
  summary: 'Take a price adjustment back.',
  policy: 'agentCart',
  rate: 'write',
  repeat: 'repeatable',
  params: z.object({ basketId, adjustmentId }),
  answer: cart,
  refuses: [...refusedCart, 'callUnknown'],
})

import { z } from 'zod'
import { cart, cartRefusals } from '../cart/cart.ts'
import { basketId } from '../fields/identifiers.ts'
import { singleLine } from '../fields/inputs.ts'
import { amount } from '../fields/money.ts'
import type { RefusalName } from '../refusals/refusals.ts'
import { call } from '../wire/call.ts'

/** Not validated here, because the core does it. */
export const couponCode = singleLine(60).describe(
  'The code as typed. A malformed one is refused with PRM160.',
)

export const loyaltyVoucher = z.object({
  points: z.int().min(1).max(100_000_000),
  amountInCurrency: amount,
})

/** Why an order cannot use the promotions of its cart. */
export const redemptionRefusals = [
  'couponNotYetValid',
  'couponLimitReached',
  'couponRedeemed',
  'couponExpired',
  'couponFailed',
] as const satisfies readonly RefusalName[]

export const applyCoupon = call({
  method: 'PUT',
  path: '/cart/v1/coupon',
  summary: 'Apply a coupon to a cart.',
  description:
    'A cart has at most one code; a new one replaces it. The refusal says why a code cannot be used.',
  policy: 'ownCart',
  rate: 'guess',
  repeat: 'repeatable',
  body: z.object({ cartId: basketId, code: couponCode }),
  answer: cart,
  refuses: [
    ...cartRefusals,
    'couponUnknown',
    'couponNotForSite',
    'couponNotYetValid',
    'couponExpired',
    'couponLimitReached',
    'couponRedeemed',
    'couponAlreadyApplied',
    'couponFailed',
  ],
})

export const removeCoupon = call({
  method: 'DELETE',
  path: '/cart/v1/coupon',
  summary: 'Remove a coupon from a cart.',
  description: 'Removes the code of the cart, whichever it is.',
  policy: 'ownCart',
  rate: 'write',
  repeat: 'repeatable',
  body: z.object({ cartId: basketId, code: couponCode.optional() }),
  answer: cart,
  refuses: [...cartRefusals],
})

export const applyReward = call({
  method: 'PUT',
  path: '/cart/v1/cart/{basketId}/reward',
  summary: 'Set or remove the loyalty voucher of a cart.',
  description:
    'A cart has at most one voucher. readVouchers lists what the points of the member can buy.',
  policy: 'ownCart',
  rate: 'write',
  repeat: 'repeatable',
  params: z.object({ basketId }),
  body: z.object({ appliedLoyaltyVoucher: loyaltyVoucher.pick({ points: true }).nullable() }),
  answer: cart,
  refuses: [
    ...cartRefusals,
    'rewardsSignedOut',
    'notLoyaltyMember',
    'loyaltyUnconfirmed',
    'loyaltyMemberNotFound',
    'rewardBalanceTooLow',
    'rewardsNotYetAvailable',
    'giftCardNotAllowed',
  ],
})

export const promotionCalls = { applyCoupon, removeCoupon, applyReward }

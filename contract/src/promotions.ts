import { z } from 'zod'
import { call } from './call.ts'
import { cart, refusedCart } from './cart-entity.ts'
import { basketId } from './identifiers.ts'
import { amount } from './money.ts'
import { line } from './text.ts'

/** As typed: a malformed code is the core's to refuse, with PRM160. */
export const couponCode = line(60)

export const loyaltyVoucher = z.object({
  points: z.int().min(1).max(100_000_000),
  amountInCurrency: amount,
})

export const applyCoupon = call({
  method: 'PUT',
  path: '/cart/v1/coupon',
  summary: 'Apply a promotion code to a cart.',
  policy: 'ownCart',
  rate: 'guess',
  repeat: 'repeatable',
  body: z.object({ cartId: basketId, code: couponCode }),
  answer: cart,
  refuses: [
    ...refusedCart,
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
  summary: 'Take a promotion code off a cart.',
  policy: 'ownCart',
  rate: 'write',
  repeat: 'repeatable',
  body: z.object({ cartId: basketId, code: couponCode.optional() }),
  answer: cart,
  refuses: [...refusedCart],
})

export const applyReward = call({
  method: 'PUT',
  path: '/cart/v1/cart/{basketId}/reward',
  summary: 'Pay with a loyalty voucher, or with none.',
  policy: 'ownCart',
  rate: 'write',
  repeat: 'repeatable',
  params: z.object({ basketId }),
  body: z.object({ appliedLoyaltyVoucher: loyaltyVoucher.pick({ points: true }).nullable() }),
  answer: cart,
  refuses: [
    ...refusedCart,
    'rewardsSignedOut',
    'notLoyaltyMember',
    'loyaltyUnconfirmed',
    'loyaltyMemberNotFound',
    'rewardBalanceTooLow',
    'rewardsWait',
  ],
})

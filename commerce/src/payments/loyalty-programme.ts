import type { Refusal, Result } from '@cairn/contract/refusals/result'
import type { Locale } from '@cairn/contract/sites/sites'
import type { AvailableAmount } from '../cart/payment/cart-payment.ts'

/** Implemented by the loyalty feature, which payments may not import. */
export type LoyaltyProgramme = {
  findMember: (shopper: Shopper, locale: Locale) => Promise<Result<LoyaltyMember, MemberRefusal>>
  findCode: (query: {
    code: string
    /** Whose shopper the code is checked for. */
    cartId: string
  }) => Promise<Result<RewardCode, RewardCodeRefusal>>
}

export type Shopper = { consumerId: string; consumerType: string }
export type LoyaltyMember = { memberId: string; points: number }
export type RewardCode = { codeId: string; maskedCode: string; amounts: AvailableAmount }

export type MemberRefusal = Refusal<
  'rewardsSignedOut' | 'notLoyaltyMember' | 'loyaltyUnconfirmed' | 'loyaltyMemberNotFound'
>
export type RewardCodeRefusal = Refusal<'instrumentNotFound' | 'rewardBalanceTooLow'>

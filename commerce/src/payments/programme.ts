import type { Refusal, Result } from '@cairn/contract/result'
import type { Locale } from '@cairn/contract/sites'
import type { Worth } from '../cart/cart-payment.ts'

/** What paying has to ask of the loyalty programme, which comes later. */
export type Programme = {
  findMember: (shopper: Shopper, locale: Locale) => Promise<Result<Member, MemberRefusal>>
  findCode: (wanted: {
    code: string
    consumerId: string
  }) => Promise<Result<RewardCode, CodeRefusal>>
}

export type Shopper = { consumerId: string; consumerType: string }
export type Member = { memberId: string; points: number }
export type RewardCode = { codeId: string; maskedCode: string; amounts: Worth }

export type MemberRefusal = Refusal<
  'rewardsSignedOut' | 'notLoyaltyMember' | 'loyaltyUnconfirmed' | 'loyaltyMemberNotFound'
>
export type CodeRefusal = Refusal<'instrumentNotFound' | 'rewardBalanceTooLow'>

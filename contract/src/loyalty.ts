import { z } from 'zod'
import { call } from './call.ts'
import { usid } from './identifiers.ts'
import { loyaltyVoucher } from './promotions.ts'
import { word } from './text.ts'

const refusedMember = ['notLoyaltyMember', 'loyaltyUnconfirmed', 'loyaltyMemberNotFound'] as const

export const obtainLoyaltyToken = call({
  method: 'POST',
  path: '/consumers-v3/consumer/loyalty/token',
  summary: 'Prove membership for this session, and redeem a referral.',
  policy: 'shopper',
  rate: 'guess',
  repeat: 'repeatable',
  body: z.object({ usid: usid.optional(), referralCode: word.optional() }),
  answer: z.object({ memberId: z.string() }),
  refuses: refusedMember,
})

export const readWelcomePromotion = call({
  method: 'GET',
  path: '/consumers-v3/consumer/loyalty/promo/welcome',
  summary: 'What a new member is welcomed with.',
  policy: 'shopper',
  rate: 'read',
  repeat: 'safe',
  answer: z.object({
    promotion: z
      .object({
        promotionId: z.string(),
        promotionName: z.string(),
        code: z.string().nullable(),
        endsOn: z.iso.date().nullable(),
      })
      .nullable(),
  }),
  refuses: refusedMember,
})

export const readVouchers = call({
  method: 'GET',
  path: '/consumers-v3/consumer/loyalty/vouchers',
  summary: 'A member’s points and the vouchers that they buy.',
  policy: 'shopper',
  rate: 'read',
  repeat: 'safe',
  answer: z.object({
    memberId: z.string(),
    currentLoyaltyPoints: z.int(),
    applicableLoyaltyVouchers: z.array(loyaltyVoucher),
  }),
  refuses: refusedMember,
})

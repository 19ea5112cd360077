import { z } from 'zod'
import { orderNumber, usid } from '../fields/identifiers.ts'
import { machineName, pagingParams } from '../fields/inputs.ts'
import { loyaltyVoucher } from '../promotions/promotion-calls.ts'
import { call } from '../wire/call.ts'

const membershipRefusals = [
  'notLoyaltyMember',
  'loyaltyUnconfirmed',
  'loyaltyMemberNotFound',
] as const

export const obtainLoyaltyToken = call({
  method: 'POST',
  path: '/consumers-v3/consumer/loyalty/token',
  summary: 'Confirm loyalty membership for this session, and redeem a referral code.',
  description: 'Calls that spend points need it once in a session.',
  policy: 'shopper',
  rate: 'guess',
  repeat: 'repeatable',
  takesSource: true,
  body: z.object({ usid: usid.optional(), referralCode: machineName.optional() }),
  answer: z.object({ memberId: z.string() }),
  refuses: membershipRefusals,
})

export const readWelcomePromotion = call({
  method: 'GET',
  path: '/consumers-v3/consumer/loyalty/promo/welcome',
  summary: 'Read the welcome promotion for new members.',
  description: 'For a member who has just joined.',
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
  refuses: membershipRefusals,
})

export const readVouchers = call({
  method: 'GET',
  path: '/consumers-v3/consumer/loyalty/vouchers',
  summary: 'Read a member’s points and the vouchers that the points can buy.',
  description: 'applyReward puts one of the vouchers on a cart.',
  policy: 'shopper',
  rate: 'read',
  repeat: 'safe',
  answer: z.object({
    memberId: z.string(),
    currentLoyaltyPoints: z.int(),
    applicableLoyaltyVouchers: z.array(loyaltyVoucher),
  }),
  refuses: membershipRefusals,
})

const pointsKind = z.enum(['imported', 'earned', 'held', 'released', 'refunded', 'forfeited'])
export type PointsKind = z.infer<typeof pointsKind>

export const readPointsHistory = call({
  method: 'GET',
  path: '/consumers-v3/consumer/loyalty/points',
  summary: 'List what has changed a member’s points.',
  description: 'The newest first. The sum of all entries is the balance.',
  policy: 'shopper',
  rate: 'read',
  repeat: 'safe',
  query: z.object(pagingParams),
  answer: z.object({
    entries: z.array(
      z.object({
        kind: pointsKind,
        points: z.int(),
        orderNumber: orderNumber.nullable(),
        bookedAt: z.iso.datetime(),
      }),
    ),
    total: z.int(),
  }),
  refuses: membershipRefusals,
})

import { affordableVouchers } from '@cairn/contract/loyalty/points'
import {
  obtainLoyaltyToken,
  readVouchers,
  readWelcomePromotion,
} from '@cairn/contract/loyalty/loyalty-calls'
import { amountOf } from '@cairn/contract/fields/money'
import { accept, refuse } from '@cairn/contract/refusals/result'
import { settingsOf } from '@cairn/contract/sites/site-settings'
import type { Database } from '../platform/database/database.ts'
import type { RequestContext } from '../platform/wire/request-context.ts'
import { serve } from '../platform/wire/serve.ts'
import type { SessionGuards } from '../sessions/session-guard.ts'
import { findWelcomePromotion } from '../promotions/shopper-promotions-store.ts'
import { checkMember } from './member.ts'
import { findProgrammeMembership, findVouchers, saveReferral } from './loyalty-programme-store.ts'

type LoyaltyDeps = { database: Database; guards: SessionGuards }

/** The points of a member, and the vouchers that they buy. */
export function loyaltyRoutes({ database, guards }: LoyaltyDeps) {
  const memberOf = async ({ consumerId }: { consumerId: string }, { locale }: RequestContext) =>
    checkMember(await findProgrammeMembership(database, consumerId), locale)

  return [
    serve(obtainLoyaltyToken, guards.shopper, async ({ access, body, context }) => {
      if (body.usid !== undefined && body.usid !== access.usid) return refuse('sessionMissing')
      const member = await memberOf(access, context)
      if (!member.ok) return member
      const { memberId } = member.value
      const { referralCode } = body
      if (referralCode) await saveReferral(database, { memberId, referralCode })
      return accept({ memberId })
    }),

    serve(readVouchers, guards.shopper, async ({ access, context }) => {
      const member = await memberOf(access, context)
      if (!member.ok) return member
      const { memberId, points } = member.value
      const { currency } = context.site
      const vouchers = affordableVouchers(await findVouchers(database), points)
      return accept({
        memberId,
        currentLoyaltyPoints: points,
        applicableLoyaltyVouchers: vouchers.map((voucher) => ({
          points: voucher.points,
          amountInCurrency: amountOf(voucher.amounts[currency]),
        })),
      })
    }),

    serve(readWelcomePromotion, guards.shopper, async ({ access, context }) => {
      const member = await memberOf(access, context)
      if (!member.ok) return member
      const { welcomePromotionId: promotionId } = settingsOf(context.locale)
      const { locale, site } = context
      const query = { promotionId, locale, siteId: site.siteId, consumerId: access.consumerId }
      return accept({ promotion: (await findWelcomePromotion(database, query)) ?? null })
    }),
  ]
}

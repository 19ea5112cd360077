import { affordable } from '@cairn/contract/best-voucher'
import { obtainLoyaltyToken, readVouchers, readWelcomePromotion } from '@cairn/contract/loyalty'
import { amountOf } from '@cairn/contract/money'
import { accept, refuse } from '@cairn/contract/result'
import { settingsOf } from '@cairn/contract/site-settings'
import type { Database } from '../platform/database/database.ts'
import type { Asked } from '../platform/wire/asked.ts'
import { serve } from '../platform/wire/serve.ts'
import type { SessionGuards } from '../sessions/session-guard.ts'
import { findWelcome } from '../promotions/welcome-store.ts'
import { checkMember } from './member.ts'
import { findStanding, findVouchers, keepReferral } from './programme-store.ts'

type LoyaltyNeeds = { database: Database; guards: SessionGuards }

/** Points, and what they buy. */
export function loyaltyRoutes({ database, guards }: LoyaltyNeeds) {
  const memberOf = async ({ consumerId }: { consumerId: string }, { locale }: Asked) =>
    checkMember(await findStanding(database, consumerId), locale)

  return [
    serve(obtainLoyaltyToken, guards.shopper, async ({ grant, body, asked }) => {
      if (body.usid !== undefined && body.usid !== grant.usid) return refuse('sessionMissing')
      const member = await memberOf(grant, asked)
      if (!member.ok) return member
      const { memberId } = member.value
      const { referralCode } = body
      if (referralCode) await keepReferral(database, { memberId, referralCode })
      return accept({ memberId })
    }),

    serve(readVouchers, guards.shopper, async ({ grant, asked }) => {
      const member = await memberOf(grant, asked)
      if (!member.ok) return member
      const { memberId, points } = member.value
      const { currency } = asked.site
      const vouchers = affordable(await findVouchers(database), points)
      return accept({
        memberId,
        currentLoyaltyPoints: points,
        applicableLoyaltyVouchers: vouchers.map((voucher) => ({
          points: voucher.points,
          amountInCurrency: amountOf(voucher.amounts[currency]),
        })),
      })
    }),

    serve(readWelcomePromotion, guards.shopper, async ({ grant, asked }) => {
      const member = await memberOf(grant, asked)
      if (!member.ok) return member
      const { welcomePromotion: promotionId } = settingsOf(asked.locale)
      const { locale, site } = asked
      const wanted = { promotionId, locale, siteId: site.siteId, consumerId: grant.consumerId }
      return accept({ promotion: (await findWelcome(database, wanted)) ?? null })
    }),
  ]
}

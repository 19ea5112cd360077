import { amountOf } from '@cairn/contract/fields/money'
import {
  obtainLoyaltyToken,
  readPointsHistory,
  readVouchers,
  readWelcomePromotion,
} from '@cairn/contract/loyalty/loyalty-calls'
import { affordableVouchers } from '@cairn/contract/loyalty/points'
import { applyReward } from '@cairn/contract/promotions/promotion-calls'
import { accept, refuse } from '@cairn/contract/refusals/result'
import { settingsOf } from '@cairn/contract/sites/site-settings'
import { changeAndAnswerCart } from '../cart/answers/cart-answers-wire.ts'
import type { CartRouteDeps } from '../cart/cart-guard.ts'
import type { CartPayment } from '../cart/payment/cart-payment.ts'
import { saveCartInstruments } from '../payments/cart-instruments/cart-instruments-store.ts'
import { withoutPayments, withReward } from '../payments/cart-instruments/cart-with-payment.ts'
import type { LoyaltyProgramme } from '../payments/loyalty-programme.ts'
import type { Database } from '../platform/database/database.ts'
import type { RequestContext } from '../platform/wire/request-context.ts'
import { serve } from '../platform/wire/serve.ts'
import { findWelcomePromotion } from '../promotions/shopper-promotions-store.ts'
import type { SessionGuards } from '../sessions/session-guard.ts'
import {
  findProgrammeMembership,
  findVouchers,
  saveReferral,
  type Voucher,
} from './loyalty-programme-store.ts'
import { checkMember } from './member.ts'
import { findPointsHistory } from './points-history-store.ts'

const entriesPerPage = 20

/** The points of a member, and the vouchers that they buy. */
export function loyaltyRoutes({ database, guards }: { database: Database; guards: SessionGuards }) {
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

    serve(readPointsHistory, guards.shopper, async ({ access, query, context }) => {
      const member = await memberOf(access, context)
      if (!member.ok) return member
      const { memberId } = member.value
      const { start, count = entriesPerPage } = query
      const { entries, total } = await findPointsHistory(database, { memberId, start, count })
      return accept({
        entries: entries.map((entry) => ({ ...entry, bookedAt: entry.bookedAt.toISOString() })),
        total,
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

/** Applies a voucher that points buy to a cart, or removes it. */
export function rewardRoutes({
  guards,
  programme,
  ...carts
}: CartRouteDeps & { programme: LoyaltyProgramme }) {
  const { database } = carts
  const change = changeAndAnswerCart(carts)

  return [
    serve(applyReward, guards.ownCart, async ({ access, body, context }) => {
      const cartChange = { cartRef: access, context, alsoSave: saveCartInstruments }
      const requested = body.appliedLoyaltyVoucher
      if (requested === null)
        return change(cartChange, (cart) => accept(withoutPayments(cart, isVoucher)))
      const member = await programme.findMember(access.session, context.locale)
      if (!member.ok) return member
      const { memberId, points: balance } = member.value
      const vouchers = await findVouchers(database)
      const voucher = vouchers.find(({ points }) => points === requested.points)
      if (requested.points > balance) return refuse('rewardBalanceTooLow')
      if (!voucher) return refuse('fieldsInvalid')
      const payment = { ...voucherPayment(voucher, memberId), balance }
      return change(cartChange, (cart, changeContext) => withReward(cart, payment, changeContext))
    }),
  ]
}

const isVoucher = ({ method }: CartPayment) => method === 'LOYALTY_VOUCHER'

const voucherPayment = ({ points, amounts }: Voucher, memberId: string): CartPayment => ({
  id: crypto.randomUUID(),
  method: 'LOYALTY_VOUCHER',
  source: memberId,
  requestedAmount: null,
  points,
  available: amounts,
  details: {},
})

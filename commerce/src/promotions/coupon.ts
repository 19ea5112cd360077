import { accept, type Refusal, refuse, type Result } from '@cairn/contract/result'
import {
  importedCouponCode,
  type ImportedCoupon,
  type Promotion,
} from '@cairn/contract/promotions-import'

export type CouponRefusal =
  | 'couponUnknown'
  | 'couponNotForSite'
  | 'couponNotYetValid'
  | 'couponExpired'
  | 'couponLimitReached'
  | 'couponRedeemed'

/** A code with what became of it so far. */
export type Coupon = Pick<ImportedCoupon, 'code' | 'promotionId' | 'from' | 'until' | 'limits'> & {
  used: number
  usedByShopper: number
}

/** A code as it is kept, whatever its capitals and blanks; none where no code looks like this. */
export const couponCodeOf = (typed: string): string | undefined =>
  importedCouponCode.safeParse(typed).data

type Given = {
  coupon: Coupon | null
  promotion: Promotion | undefined
  siteId: string
  at: Date
}

/** May this code be used here and now? What the promotion itself asks for is not looked at. */
export function checkCoupon({
  coupon,
  promotion,
  siteId,
  at,
}: Given): Result<Coupon, Refusal<CouponRefusal>> {
  if (!coupon || !promotion?.active) return refuse('couponUnknown')
  if (!promotion.sites.includes(siteId)) return refuse('couponNotForSite')
  const phases = [phaseOf(coupon, at), phaseOf(promotion, at)]
  if (phases.includes('ended')) return refuse('couponExpired')
  if (phases.includes('notYet')) return refuse('couponNotYetValid')
  return checkUses(coupon)
}

function checkUses(coupon: Coupon): Result<Coupon, Refusal<CouponRefusal>> {
  const { usedByShopper, used, limits } = coupon
  if (usedByShopper >= (limits.perCustomer ?? Infinity)) return refuse('couponRedeemed')
  return used >= (limits.total ?? Infinity) ? refuse('couponLimitReached') : accept(coupon)
}

/** From the first moment on, and up to the last but without it. */
export function phaseOf(
  { from, until }: { from: string | null; until: string | null },
  at: Date,
): 'notYet' | 'on' | 'ended' {
  if (until !== null && at >= new Date(until)) return 'ended'
  return from !== null && at < new Date(from) ? 'notYet' : 'on'
}

import type { Promotion } from '@cairn/contract/promotions-import'
import type { Progress } from './threshold.ts'
import { type CouponRefusal, phaseOf } from './coupon.ts'
import type { Situation } from './situation.ts'

/** Why a promotion does not apply. */
export type Reason =
  | { is: 'inactive' | 'otherSite' | 'notYet' | 'ended' | 'codeMissing' | 'otherGroup' }
  | { is: 'codeRefused'; refusal: CouponRefusal }
  | { is: 'limitReached' | 'shopperLimitReached' | 'budgetUsedUp' | 'giftGone' }
  | { is: 'thresholdMissed'; missed: Progress }
  | { is: 'nothingToTakeOff' }
  | { is: 'excluded'; by: string }

/** What keeps a promotion out whatever is in the cart. */
export function closedBy(promotion: Promotion, situation: Situation): Reason | undefined {
  return (
    closedHere(promotion, situation) ??
    closedToShopper(promotion, situation) ??
    usedUp(promotion, situation)
  )
}

function closedHere(
  { active, sites, from, until }: Promotion,
  { siteId, at }: Situation,
): Reason | undefined {
  if (!active) return { is: 'inactive' }
  if (!sites.includes(siteId)) return { is: 'otherSite' }
  const phase = phaseOf({ from, until }, at)
  return phase === 'on' ? undefined : { is: phase }
}

function closedToShopper({ promotionId, when }: Promotion, situation: Situation) {
  const { coupons, groups } = situation
  const own = coupons.filter((coupon) => coupon.promotionId === promotionId)
  if (when.coupon && own.length === 0) return { is: 'codeMissing' } as const
  const refusal = own.every((coupon) => coupon.refusal !== null) && own[0]?.refusal
  if (when.coupon && refusal) return { is: 'codeRefused', refusal } as const
  return !when.groups || when.groups.some((group) => groups.has(group))
    ? undefined
    : ({ is: 'otherGroup' } as const)
}

function usedUp(promotion: Promotion, situation: Situation): Reason | undefined {
  const { promotionId, limits, gives } = promotion
  const { used, giftsThere } = situation
  if ((used.byShopper.get(promotionId) ?? 0) >= (limits.perCustomer ?? Infinity)) {
    return { is: 'shopperLimitReached' }
  }
  if ((used.total.get(promotionId) ?? 0) >= (limits.total ?? Infinity)) {
    return { is: 'limitReached' }
  }
  if (budgetLeft(promotion, situation) <= 0) return { is: 'budgetUsedUp' }
  return gives.type === 'gift' && !giftsThere.has(gives.sku) ? { is: 'giftGone' } : undefined
}

export const budgetLeft = (
  { promotionId, budget }: Promotion,
  { currency, used }: Situation,
): number => (budget?.[currency] ?? Infinity) - (used.granted.get(promotionId) ?? 0)

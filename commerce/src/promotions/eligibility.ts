import type { Promotion } from '@cairn/contract/imports/promotions-import'
import type { Progress } from './threshold.ts'
import { codeReason, type CodeReason, phaseOf } from './coupon.ts'
import type { PromotionContext } from './promotion-context.ts'

/** Why a promotion does not apply. */
export type NotAppliedReason =
  | { is: 'inactive' | 'otherSite' | 'notYet' | 'ended' | 'otherGroup' }
  | CodeReason
  | { is: 'limitReached' | 'shopperLimitReached' | 'budgetUsedUp' | 'giftGone' }
  | { is: 'thresholdMissed'; missed: Progress }
  | { is: 'nothingToTakeOff' }
  | { is: 'excluded'; excludedBy: string }

/** Why a promotion cannot apply, whatever is in the cart. */
export function ineligibilityOf(
  promotion: Promotion,
  context: PromotionContext,
): NotAppliedReason | undefined {
  return (
    siteOrPeriodReason(promotion, context) ??
    shopperReason(promotion, context) ??
    usageReason(promotion, context)
  )
}

function siteOrPeriodReason(
  { active, sites, from, until }: Promotion,
  { siteId, now }: PromotionContext,
): NotAppliedReason | undefined {
  if (!active) return { is: 'inactive' }
  if (!sites.includes(siteId)) return { is: 'otherSite' }
  const phase = phaseOf({ from, until }, now)
  return phase === 'on' ? undefined : { is: phase }
}

function shopperReason(
  promotion: Promotion,
  { codes, groups }: PromotionContext,
): NotAppliedReason | undefined {
  const { groups: allowedGroups } = promotion.when
  const reason = codeReason(promotion, codes)
  if (reason) return reason
  return !allowedGroups || allowedGroups.some((group) => groups.has(group))
    ? undefined
    : { is: 'otherGroup' }
}

function usageReason(
  promotion: Promotion,
  context: PromotionContext,
): NotAppliedReason | undefined {
  const { promotionId, limits, gives } = promotion
  const { usage, availableGiftSkus } = context
  if ((usage.byShopper.get(promotionId) ?? 0) >= (limits.perCustomer ?? Infinity)) {
    return { is: 'shopperLimitReached' }
  }
  if ((usage.total.get(promotionId) ?? 0) >= (limits.total ?? Infinity)) {
    return { is: 'limitReached' }
  }
  if (remainingBudget(promotion, context) <= 0) return { is: 'budgetUsedUp' }
  return gives.type === 'gift' && !availableGiftSkus.has(gives.sku) ? { is: 'giftGone' } : undefined
}

export const remainingBudget = (
  { promotionId, budget }: Promotion,
  { currency, usage }: PromotionContext,
): number => (budget?.[currency] ?? Infinity) - (usage.grantedMinor.get(promotionId) ?? 0)

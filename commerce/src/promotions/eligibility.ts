import type { Promotion, CustomerGroup } from '@cairn/contract/imports/promotions-import'
import { redemptionRefusals } from '@cairn/contract/promotions/promotion-calls'
import type { RefusalName } from '@cairn/contract/refusals/refusals'
import { isProsumer } from '../accounts/account.ts'
import { codeReason, type CodeReason, phaseOf } from './coupon.ts'
import type { PromotionContext } from './promotion-context.ts'
import type { Progress } from './threshold.ts'

/** Why a promotion does not apply. */
export type NotAppliedReason =
  | { kind: 'inactive' | 'otherSite' | 'notYet' | 'ended' | 'otherGroup' }
  | CodeReason
  | { kind: 'limitReached' | 'shopperLimitReached' | 'budgetUsedUp' | 'giftGone' }
  | { kind: 'thresholdMissed'; progress: Progress }
  | { kind: 'nothingToTakeOff' }
  | { kind: 'excluded'; excludedBy: string }

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
  if (!active) return { kind: 'inactive' }
  if (!sites.includes(siteId)) return { kind: 'otherSite' }
  const phase = phaseOf({ from, until }, now)
  return phase === 'on' ? undefined : { kind: phase }
}

/** The promotions whose period includes `now`. */
export const activePromotionIds = (promotions: readonly Promotion[], now: Date): string[] =>
  promotions
    .filter((promotion) => phaseOf(promotion, now) === 'on')
    .map(({ promotionId }) => promotionId)

/** Why an order is refused that cannot use a code of its cart. */
export const redemptionRefusalFor = (reason: RefusalName): (typeof redemptionRefusals)[number] =>
  redemptionRefusals.find((name) => name === reason) ?? 'couponFailed'

function shopperReason(
  promotion: Promotion,
  { codes, groups }: PromotionContext,
): NotAppliedReason | undefined {
  const { groups: allowedGroups } = promotion.when
  const reason = codeReason(promotion, codes)
  if (reason) return reason
  return !allowedGroups || allowedGroups.some((group) => groups.has(group))
    ? undefined
    : { kind: 'otherGroup' }
}

function usageReason(
  promotion: Promotion,
  context: PromotionContext,
): NotAppliedReason | undefined {
  const { promotionId, limits, gives } = promotion
  const { usage, availableGiftSkus } = context
  if ((usage.byShopper.get(promotionId) ?? 0) >= (limits.perCustomer ?? Infinity)) {
    return { kind: 'shopperLimitReached' }
  }
  if ((usage.total.get(promotionId) ?? 0) >= (limits.total ?? Infinity)) {
    return { kind: 'limitReached' }
  }
  if (remainingBudget(promotion, context) <= 0) return { kind: 'budgetUsedUp' }
  return gives.type === 'gift' && !availableGiftSkus.has(gives.sku)
    ? { kind: 'giftGone' }
    : undefined
}

export const remainingBudget = (
  { promotionId, budget }: Promotion,
  { currency, usage }: PromotionContext,
): number => (budget?.[currency] ?? Infinity) - (usage.grantedMinor.get(promotionId) ?? 0)

/** The data of an account that determines its customer groups and limits. */
export type CustomerStatus = {
  consumerType: string
  isMember: boolean
  hasAcceptedTerms: boolean
  identities: readonly string[]
  athleteCredit: number | null
  remainingTermsLimit: number | null
}

/** A shopper without an account is a guest. */
export function customerGroupsOf(status: CustomerStatus | null): ReadonlySet<CustomerGroup> {
  if (!status) return new Set(['guest'])
  const { consumerType, isMember, hasAcceptedTerms, identities } = status
  const isInGroup: Record<Exclude<CustomerGroup, 'guest'>, boolean> = {
    registered: true,
    loyalty: isMember,
    // Employees join the group when they accept the terms of the employee discount.
    employee: consumerType === 'EMPLOYEE' && hasAcceptedTerms,
    athlete: identities.includes('ATHLETE'),
    prosumer: isProsumer(identities),
  }
  return new Set(groups.filter((group) => isInGroup[group]))
}

const groups = ['registered', 'loyalty', 'employee', 'athlete', 'prosumer'] as const

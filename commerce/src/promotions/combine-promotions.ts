import type { Minor } from '@cairn/contract/fields/money'
import type { Promotion } from '@cairn/contract/imports/promotions-import'
import { discountsOf, type Discounts, matchesTarget, type DiscountTarget } from './discount.ts'
import { remainingBudget, type NotAppliedReason } from './eligibility.ts'
import type { PromotedLine, PromotionContext } from './promotion-context.ts'
import { isReached, type Progress, thresholdsOf } from './threshold.ts'

export type AppliedPromotion = {
  promotion: Promotion
  discounts: Discounts
  total: Minor
  /** The lines that it uses. For `buyAndGet` these include the bought lines, which are not discounted. */
  claimed: ReadonlySet<string>
}

/** The result of applying some promotions without any others. */
export type Combination = {
  applied: readonly AppliedPromotion[]
  reasons: ReadonlyMap<string, NotAppliedReason>
  progress: ReadonlyMap<string, Progress>
  total: Minor
}

type CombinationState = {
  context: PromotionContext
  applied: AppliedPromotion[]
  reasons: Map<string, NotAppliedReason>
  progress: Map<string, Progress>
}

/** Applies product promotions first, then order promotions, then shipping promotions. */
export function combinePromotions(
  promotions: readonly Promotion[],
  context: PromotionContext,
): Combination {
  const state: CombinationState = { context, applied: [], reasons: new Map(), progress: new Map() }
  const lines = context.lines.map(lineTarget)
  const valueBeforeDiscounts = remainingValues(lines)
  const promotionsOf = (level: Promotion['level']) =>
    promotions.filter((promotion) => promotion.level === level)

  const discountedLines = applyLevel(promotionsOf('PRODUCT'), lines, {
    state,
    lineValue: valueBeforeDiscounts,
  })
  const lineValue = remainingValues(discountedLines)
  applyLevel(promotionsOf('ORDER'), discountedLines, { state, lineValue })
  applyLevel(promotionsOf('SHIPPING'), context.shipments.map(shipmentTarget), { state, lineValue })
  const total = state.applied.reduce((sum, promotion) => sum + promotion.total, 0)
  return { ...state, total }
}

const lineTarget = (line: PromotedLine): DiscountTarget => ({
  id: line.lineId,
  remaining: line.current * line.quantity,
  pieces: line.quantity,
  source: { line },
})

const shipmentTarget = ({
  shipmentId,
  method,
  cost,
}: PromotionContext['shipments'][number]): DiscountTarget => ({
  id: shipmentId,
  remaining: cost,
  pieces: 1,
  source: { method },
})

type LineValue = (line: PromotedLine) => Minor

function remainingValues(targets: readonly DiscountTarget[]): LineValue {
  const remainingById = new Map(targets.map((target) => [target.id, target.remaining]))
  return ({ lineId }) => remainingById.get(lineId) ?? 0
}

/** Returns the targets with their remaining amounts. */
function applyLevel(
  promotions: readonly Promotion[],
  targets: readonly DiscountTarget[],
  { state, lineValue }: { state: CombinationState; lineValue: LineValue },
): readonly DiscountTarget[] {
  let candidates = promotions.filter((promotion) => reachesThresholds(promotion, lineValue, state))
  let remainingTargets = targets
  while (candidates.length > 0) {
    const next = nextToApply(candidates, remainingTargets, state)
    candidates = candidates.filter((promotion) => promotion !== next.promotion)
    const reason = reasonNotToApply(next, state)
    if (reason) {
      state.reasons.set(next.promotion.promotionId, reason)
      continue
    }
    state.applied.push(next)
    remainingTargets = remainingTargets.map((target) => ({
      ...target,
      remaining: target.remaining - (next.discounts.get(target.id) ?? 0),
    }))
  }
  return remainingTargets
}

function reachesThresholds(
  promotion: Promotion,
  lineValue: LineValue,
  { context, reasons, progress }: CombinationState,
) {
  const thresholds = thresholdsOf(promotion, context, lineValue)
  const short = thresholds.find((threshold) => !isReached(threshold))
  const shownProgress = short ?? thresholds[0]
  if (shownProgress) progress.set(promotion.promotionId, shownProgress)
  if (short) reasons.set(promotion.promotionId, { kind: 'thresholdMissed', progress: short })
  return short === undefined
}

/** The promotion with the highest priority; for the same priority, the one with the largest discount now. */
function nextToApply(
  candidates: readonly Promotion[],
  targets: readonly DiscountTarget[],
  { context, applied }: CombinationState,
): AppliedPromotion {
  const highest = Math.max(...candidates.map(({ priority }) => priority))
  const [best, ...others] = candidates
    .filter(({ priority }) => priority === highest)
    .map((promotion) =>
      evaluatePromotion(promotion, targetsFor(promotion, targets, applied), context),
    )
  if (!best) throw new Error('there is no candidate to apply')
  return others.reduce((first, other) => (isBetterThan(other, first) ? other : first), best)
}

function evaluatePromotion(
  promotion: Promotion,
  targets: readonly DiscountTarget[],
  context: PromotionContext,
): AppliedPromotion {
  const discounts = discountsOf(promotion, targets, context)
  const total = discounts.values().reduce((sum, minor) => sum + minor, 0)
  const candidates = promotion.gives.type === 'buyAndGet' && total > 0 ? targets : []
  const matching = candidates.filter((target) => matchesTarget(promotion.gives, target, context))
  return {
    promotion,
    discounts,
    total,
    claimed: new Set([...discounts.keys(), ...matching.map(({ id }) => id)]),
  }
}

export const isBetterThan = (one: AppliedPromotion, other: AppliedPromotion): boolean =>
  one.total === other.total
    ? one.promotion.promotionId < other.promotion.promotionId
    : one.total > other.total

/** The targets that no applied promotion blocks for this one. */
function targetsFor(
  promotion: Promotion,
  targets: readonly DiscountTarget[],
  applied: readonly AppliedPromotion[],
): readonly DiscountTarget[] {
  const blockers = blockersOf(promotion, applied)
  return targets.filter(({ id }) => !blockers.some(({ claimed }) => claimed.has(id)))
}

const blockersOf = ({ excludes, level }: Promotion, applied: readonly AppliedPromotion[]) =>
  applied.filter(
    ({ promotion }) =>
      promotion.level === level && (excludes === 'line' || promotion.excludes === 'line'),
  )

function reasonNotToApply(
  { promotion, discounts, total }: AppliedPromotion,
  state: CombinationState,
): NotAppliedReason | undefined {
  const { applied, context } = state
  const incompatible = applied.find((other) => areIncompatible(promotion, other.promotion))
  if (incompatible) return { kind: 'excluded', excludedBy: incompatible.promotion.promotionId }
  if (total > remainingBudget(promotion, context)) return { kind: 'budgetUsedUp' }
  if (!context.lines.some(({ isGiftCard }) => !isGiftCard)) return { kind: 'nothingToTakeOff' }
  if (discounts.size > 0 || appliesWithoutDiscount(promotion)) return undefined
  const [blocker] = blockersOf(promotion, applied)
  return blocker && wouldDiscount(promotion, context)
    ? { kind: 'excluded', excludedBy: blocker.promotion.promotionId }
    : { kind: 'nothingToTakeOff' }
}

function areIncompatible(one: Promotion, other: Promotion): boolean {
  if (one.group !== undefined && one.group === other.group) return true
  return one.level === other.level && [one, other].some(({ excludes }) => excludes === 'level')
}

/** A gift has no discount, and the shipping cost may not be known yet. */
const appliesWithoutDiscount = ({ gives, level }: Promotion) =>
  gives.type === 'gift' || level === 'SHIPPING'

const wouldDiscount = (promotion: Promotion, context: PromotionContext) =>
  discountsOf(promotion, context.lines.map(lineTarget), context).size > 0

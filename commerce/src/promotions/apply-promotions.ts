import type { Minor } from '@cairn/contract/fields/money'
import type { Promotion } from '@cairn/contract/imports/promotions-import'
import { type AppliedPromotion, combinePromotions, type Combination } from './combine-promotions.ts'
import { ineligibilityOf, type NotAppliedReason } from './eligibility.ts'
import type { PromotionContext } from './promotion-context.ts'
import type { Progress } from './threshold.ts'

/** Whether a promotion applies, and why not if it does not. */
export type PromotionResult = {
  promotion: Promotion
  outcome:
    | { kind: 'applied'; total: Minor; targetIds: readonly string[] }
    | { kind: 'missed'; reason: NotAppliedReason }
  progress: Progress | null
}

export type Gift = { promotionId: string; sku: string; pieces: number }

/** The discounts and gifts that promotions give for a cart. */
export type CartPromotions = {
  /** The discounts of a line: by product promotions, and its share of order promotions. */
  lines: ReadonlyMap<string, { item: Minor; order: Minor }>
  shipments: ReadonlyMap<string, Minor>
  gifts: readonly Gift[]
  /** One for every promotion that was considered, sorted by id. */
  results: readonly PromotionResult[]
}

/** Applies promotions. The result does not depend on the sequence of lines or promotions. */
export function applyPromotions(
  promotions: readonly Promotion[],
  context: PromotionContext,
): CartPromotions {
  const sortedPromotions = promotions.toSorted((one, other) =>
    one.promotionId < other.promotionId ? -1 : 1,
  )
  const ineligible = new Map<string, NotAppliedReason>()
  for (const promotion of sortedPromotions) {
    const reason = ineligibilityOf(promotion, context)
    if (reason) ineligible.set(promotion.promotionId, reason)
  }
  const eligible = sortedPromotions.filter(({ promotionId }) => !ineligible.has(promotionId))
  const { combination, reasonFor } = bestCombination(eligible, context)
  return {
    ...discountTotals(combination, context),
    results: sortedPromotions.map((promotion) =>
      resultOf(promotion, { combination, ineligible, reasonFor }),
    ),
  }
}

type BestCombination = {
  combination: Combination
  reasonFor: (promotionId: string) => NotAppliedReason | undefined
}

/** Either one promotion that excludes all others, or a combination of the others. */
function bestCombination(
  eligible: readonly Promotion[],
  context: PromotionContext,
): BestCombination {
  const others = eligible.filter(({ excludes }) => excludes !== 'order')
  const combined = combinePromotions(others, context)
  const exclusiveOptions = eligible
    .filter(({ excludes }) => excludes === 'order')
    .map((promotion) => ({ promotion, combination: combinePromotions([promotion], context) }))
  const best = exclusiveOptions
    .flatMap(({ combination }) => combination.applied.map((applied) => ({ applied, combination })))
    .toSorted((one, other) => compareRank(one.applied, other.applied))[0]
  const isAlone = best && isPreferredAlone(best.applied, combined, { others, context })
  const combination = isAlone ? best.combination : combined
  const excludedBy = combination.applied[0]?.promotion.promotionId
  const ownReasons = new Map(
    exclusiveOptions.map((option) => [option.promotion.promotionId, option.combination.reasons]),
  )
  const reasonFor = (id: string): NotAppliedReason | undefined =>
    ownReasons.get(id)?.get(id) ??
    (excludedBy === undefined ? undefined : { kind: 'excluded', excludedBy })
  return { combination, reasonFor }
}

const compareRank = (one: AppliedPromotion, other: AppliedPromotion) =>
  other.promotion.priority - one.promotion.priority ||
  other.total - one.total ||
  (one.promotion.promotionId < other.promotion.promotionId ? -1 : 1)

/**
 * Whether a promotion that excludes all others replaces them: always if their priority is lower; for the same
 * priority, if its discount is at least as large as the discount of all others together.
 */
function isPreferredAlone(
  { promotion: { priority }, total }: AppliedPromotion,
  combination: Combination,
  { others, context }: { others: readonly Promotion[]; context: PromotionContext },
): boolean {
  const appliesAny = (promotions: readonly Promotion[]) =>
    combinePromotions(promotions, context).applied.length > 0
  if (appliesAny(others.filter((other) => other.priority > priority))) return false
  if (!appliesAny(others.filter((other) => other.priority === priority))) return true
  return total >= combination.total
}

function discountTotals(
  { applied }: Combination,
  { lines, shipments }: PromotionContext,
): Omit<CartPromotions, 'results'> {
  const discountAt = (id: string, level: Promotion['level']) =>
    applied
      .filter(({ promotion }) => promotion.level === level)
      .reduce((sum, { discounts }) => sum + (discounts.get(id) ?? 0), 0)
  return {
    lines: new Map(
      lines.map(({ lineId }) => [
        lineId,
        { item: discountAt(lineId, 'PRODUCT'), order: discountAt(lineId, 'ORDER') },
      ]),
    ),
    shipments: new Map(
      shipments.map(({ shipmentId }) => [shipmentId, discountAt(shipmentId, 'SHIPPING')]),
    ),
    gifts: applied.flatMap(({ promotion: { promotionId, gives } }) =>
      gives.type === 'gift' ? [{ promotionId, sku: gives.sku, pieces: gives.pieces }] : [],
    ),
  }
}

type ResultSources = BestCombination & { ineligible: ReadonlyMap<string, NotAppliedReason> }

function resultOf(
  promotion: Promotion,
  { combination, ineligible, reasonFor }: ResultSources,
): PromotionResult {
  const { promotionId } = promotion
  const progress = combination.progress.get(promotionId) ?? null
  const applied = combination.applied.find(
    (appliedPromotion) => appliedPromotion.promotion === promotion,
  )
  if (applied) {
    const targetIds = [...applied.discounts.keys()]
    return { promotion, outcome: { kind: 'applied', total: applied.total, targetIds }, progress }
  }
  const reason =
    ineligible.get(promotionId) ?? combination.reasons.get(promotionId) ?? reasonFor(promotionId)
  if (!reason) throw new Error(`there is no reason why ${promotionId} does not apply`)
  return { promotion, outcome: { kind: 'missed', reason }, progress }
}
